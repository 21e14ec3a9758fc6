import { useJobText } from './useJobText.ts';

/** What a job does, as the button that opens it, with its technical name below; that alone where no words are known. */
export function JobName({ name, onOpen }: { name: string; onOpen: () => void }) {
  const words = useJobText()(name);
  const technical = <span className="font-mono text-dense wrap-anywhere">{name}</span>;
  return (
    <span className="block py-1">
      <button
        type="button"
        onClick={onOpen}
        className="rounded-tag text-left text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
      >
        {words ?? technical}
      </button>
      {words === undefined ? null : (
        <span className="block font-mono text-cap font-normal wrap-anywhere text-text-3">{name}</span>
      )}
    </span>
  );
}

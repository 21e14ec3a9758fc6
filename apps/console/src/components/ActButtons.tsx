import { Button } from '@baize/ui/Button';

interface ActButtonsProps<Act extends string> {
  acts: readonly Act[];
  /** What the act is called. */
  label: (act: Act) => string;
  onAct: (act: Act) => void;
}

/** What can be done with a row; approving it is what stands out. */
export function ActButtons<Act extends string>({ acts, label, onAct }: ActButtonsProps<Act>) {
  return (
    <span className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} size="s" tone={act === 'approve' ? 'felt' : 'ghost'} onClick={() => onAct(act)}>
          {label(act)}
        </Button>
      ))}
    </span>
  );
}

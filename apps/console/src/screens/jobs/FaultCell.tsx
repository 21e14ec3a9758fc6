/** The beginning of a fault; all of it is in the drawer of the row. */
export function FaultCell({ fault }: { fault: string }) {
  return (
    <span className="block max-w-36 truncate font-mono text-cap text-text-2 max-sm:max-w-56 2xl:max-w-80" title={fault}>
      {fault === '' ? '–' : fault}
    </span>
  );
}

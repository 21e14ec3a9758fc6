import type { ReactNode } from 'react';

/** Names and values side by side. */
export function Facts({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-body">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-text-3">{label}</dt>
          <dd className="m-0 min-w-0 break-words text-text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

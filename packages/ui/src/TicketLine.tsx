import type { ReactNode } from 'react';

interface TicketLineProps {
  title: ReactNode;
  value?: ReactNode;
  notes?: readonly ReactNode[];
  aside?: ReactNode;
}

/** One line of a ticket: selection, amount and details. */
export function TicketLine({ title, value, notes = [], aside }: TicketLineProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-label font-bold text-text-1">{title}</span>
        {value === undefined ? null : <span className="text-num-m text-text-1">{value}</span>}
        {aside}
      </div>
      {notes.map((note, index) => (
        <p key={index} className="mt-0.5 text-cap text-text-3">
          {note}
        </p>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface TicketTotal {
  label: ReactNode;
  value: ReactNode;
  isStrong?: boolean;
}

interface TicketProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  count?: number;
  /** At the end of the cloth head: a close button, a state. */
  aside?: ReactNode;
  children: ReactNode;
  totals?: readonly TicketTotal[];
  /** The one primary button; it shows the amount. */
  action?: ReactNode;
  /** Notices under the action. */
  footnote?: ReactNode;
  className?: string;
}

/** A bet slip: header, lines, dashed seam with punched half-circles, totals and one primary button. */
export function Ticket({ title, level = 2, count, aside, children, totals, action, footnote, className }: TicketProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx('flex flex-col drop-shadow-[0_1px_1px_oklch(0.3_0.02_170/0.1)]', className)}>
      <div className="ticket-top rounded-t-panel bg-bg-1">
        <header className="flex min-h-13 items-center gap-3 rounded-t-panel bg-cloth px-4 py-2 shadow-cushion">
          <Heading className="text-h4 text-text-1">{title}</Heading>
          {count === undefined ? null : (
            <span className="grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-brass px-1.5 text-cap font-bold text-on-brass">
              {count}
            </span>
          )}
          {aside ? <div className="ml-auto">{aside}</div> : null}
        </header>
        <div className="flex flex-col gap-4 px-4 pt-4 pb-5">{children}</div>
      </div>
      <div className="relative -my-px mx-3.5 seam" aria-hidden="true" />
      <div className="ticket-bottom rounded-b-panel bg-bg-1 px-4 pt-5 pb-4">
        {totals && totals.length > 0 ? (
          <dl className="flex flex-col gap-1.5">
            {totals.map((total, index) => (
              <div key={index} className="flex items-baseline justify-between gap-4">
                <dt className="text-dense text-text-2">{total.label}</dt>
                <dd className={total.isStrong ? 'text-num-m text-brass-text' : 'text-label text-text-1'}>
                  {total.value}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {action ? <div className="mt-4 grid">{action}</div> : null}
        {footnote ? <div className="mt-3 text-cap text-text-3">{footnote}</div> : null}
      </div>
    </section>
  );
}

import { cx } from '@baize/ui/cx';
import { Skeleton } from '@baize/ui/Skeleton';
import type { ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import type { Searches } from '../paths.ts';

interface FigureTileProps {
  label: string;
  /** Where the rows behind the figure are listed: in the agent centre. */
  rows?: Searches['/agentHome'];
  /** Or in the own account record. */
  lines?: Searches['/member'];
  isStrong?: boolean;
  className?: string;
  children: ReactNode;
}

/** A figure with its name; its place is kept until it is known, and it leads to the rows that it was counted from. */
export function FigureTile({ label, rows, lines, isStrong = false, className, children }: FigureTileProps) {
  const value = children ?? <Skeleton className="h-6 w-20" />;
  const look = 'rounded-tag text-text-1 no-underline underline-offset-4 hover:underline';
  const named = (
    <>
      {value}
      <span className="sr-only">, {label}</span>
    </>
  );
  return (
    <div className={cx('relative min-w-0 px-4 py-3', isStrong ? 'bg-bg-2' : 'bg-bg-1', className)}>
      <dt className="text-cap text-text-3">{label}</dt>
      <dd className="mt-1 min-h-6 text-num-m text-text-1">
        {rows !== undefined ? (
          <Link to="/agentHome" search={rows} className={look}>
            {named}
          </Link>
        ) : lines !== undefined ? (
          <Link to="/member" search={lines} className={look}>
            {named}
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

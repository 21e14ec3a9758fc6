import { cx } from '@baize/ui/cx';
import { Skeleton } from '@baize/ui/Skeleton';
import type { ReactNode } from 'react';
import { Link } from '../../router/Link.tsx';
import type { Searches } from '../../paths.ts';

interface TileProps {
  label: string;
  /** Where the rows behind the figure are listed. */
  rows?: Searches['/agentHome'];
  isStrong?: boolean;
  children: ReactNode;
}

/** A figure with its name; its place is kept until it is known, and it leads to the rows that it was counted from. */
export function Tile({ label, rows, isStrong = false, children }: TileProps) {
  const value = children ?? <Skeleton className="h-6 w-20" />;
  return (
    <div className={cx('relative min-w-0 px-4 py-3', isStrong ? 'bg-bg-2' : 'bg-bg-1')}>
      <dt className="text-cap text-text-3">{label}</dt>
      <dd className="mt-1 min-h-6 text-num-m text-text-1">
        {rows === undefined ? (
          value
        ) : (
          <Link
            to="/agentHome"
            search={rows}
            className="rounded-tag text-text-1 no-underline underline-offset-4 hover:underline"
          >
            {value}
            <span className="sr-only">, {label}</span>
          </Link>
        )}
      </dd>
    </div>
  );
}

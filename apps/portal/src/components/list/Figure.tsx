import { cx } from '@baize/ui/cx';
import { Skeleton } from '@baize/ui/Skeleton';
import type { ReactNode } from 'react';

/** A figure with its name, in a row of figures; its place is kept until it is known. */
export function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0 bg-bg-1 px-4 py-3', className)}>
      <dt className="text-cap text-text-3">{label}</dt>
      <dd className="mt-1 min-h-6">{children ?? <Skeleton className="h-6 w-20" />}</dd>
    </div>
  );
}

import { cx } from './cx.ts';

/** A placeholder of the real layout's size. Put it in a region with `aria-busy`; it announces nothing itself. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-breathe rounded-cell bg-bg-3 motion-reduce:animate-none', className)}
    />
  );
}

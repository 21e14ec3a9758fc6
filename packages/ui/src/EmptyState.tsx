import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  /** One action, e.g. a button that clears the filters. */
  action?: ReactNode;
  size?: 's' | 'm';
  className?: string;
}

/** An empty table with the mark: says why there is nothing and offers one action. */
export function EmptyState({ title, hint, action, size = 'm', className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center justify-center px-4 text-center',
        size === 'm' ? 'py-10' : 'py-6',
        className,
      )}
    >
      <svg
        viewBox="0 0 160 96"
        width={size === 'm' ? 160 : 112}
        fill="none"
        aria-hidden="true"
        className="h-auto text-line-2"
      >
        <rect
          x="1"
          y="1"
          width="158"
          height="94"
          rx="12"
          fill="var(--cloth)"
          stroke="var(--cloth-line)"
          strokeWidth="1.5"
        />
        <path d="M58 1.5v93" stroke="var(--cloth-line)" strokeWidth="1.5" />
        <path d="M58 26a22 22 0 0 0 0 44" stroke="var(--cloth-line)" strokeWidth="1.5" />
        <circle cx="58" cy="48" r="2.5" fill="var(--cloth-line)" />
        <circle cx="112" cy="48" r="2.5" fill="var(--cloth-line)" />
        <path d="M112 48h26" stroke="var(--cloth-line)" strokeWidth="1.5" strokeDasharray="3 5" strokeLinecap="round" />
        <ellipse cx="91" cy="59.5" rx="8" ry="2" fill="oklch(0 0 0 / 0.22)" />
        <circle cx="90" cy="50" r="9" fill="var(--brass)" />
        <circle cx="87" cy="46.5" r="2.6" fill="oklch(1 0 0 / 0.55)" />
      </svg>
      <p className={cx('mt-5 text-text-1', size === 'm' ? 'text-h4' : 'text-label')}>{title}</p>
      {hint ? <p className="mt-1 max-w-prose text-body text-text-3">{hint}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}

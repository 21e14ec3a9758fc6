import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface MeterProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** From 0 to 1. */
  value: number;
  /** The value as text, e.g. "62% to Silver". */
  text?: string;
  tone?: 'felt' | 'brass' | 'amber' | 'cinnabar';
  className?: string;
}

const FILLS = { felt: 'bg-felt', brass: 'bg-brass', amber: 'bg-amber-text', cinnabar: 'bg-cinnabar' } as const;

export function Meter({ label, isLabelHidden = false, value, text, tone = 'brass', className }: MeterProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, value));
  return (
    <div className={className}>
      <div id={id} className={isLabelHidden ? 'sr-only' : 'mb-2 text-label text-text-1'}>
        {label}
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-pill bg-bg-inset shadow-[inset_0_0_0_1px_var(--line-1)]"
      >
        <div className={cx('h-full rounded-pill', FILLS[tone])} style={{ width: `${share * 100}%` }} />
      </div>
      {text ? (
        <p aria-hidden="true" className="mt-2 text-cap text-text-3">
          {text}
        </p>
      ) : null}
    </div>
  );
}

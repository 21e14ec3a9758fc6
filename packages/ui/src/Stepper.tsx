import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

interface StepperProps {
  label: string;
  steps: readonly ReactNode[];
  /** From 0. */
  current: number;
}

/** The steps of a form side by side; on phones only the current one shows its name. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2">
      {steps.map((step, index) => (
        <li
          key={index}
          aria-current={index === current ? 'step' : undefined}
          className={cx('flex items-center gap-2', index < steps.length - 1 && 'flex-1')}
        >
          <span
            aria-hidden="true"
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-pill text-cap font-bold',
              index < current && 'bg-felt text-on-felt',
              index === current && 'bg-felt-tint text-felt-text ring-2 ring-felt-text',
              index > current && 'bg-bg-inset text-text-3 ring-1 ring-line-2',
            )}
          >
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={cx('text-dense', index === current ? 'text-text-1' : 'text-text-3 max-sm:sr-only')}>
            {step}
          </span>
          {index < steps.length - 1 ? <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line-1" /> : null}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  time?: ReactNode;
  note?: ReactNode;
  state: 'done' | 'current' | 'todo' | 'failed';
}

interface TimelineProps {
  steps: readonly TimelineStep[];
  /** The status as text, for assistive technology. */
  labels: Record<TimelineStep['state'], string>;
}

const MARKS: Record<TimelineStep['state'], { className: string; icon: IconName | null }> = {
  done: { className: 'bg-felt text-on-felt', icon: 'check' },
  current: { className: 'bg-amber-tint text-amber-text ring-2 ring-amber-text', icon: 'clock' },
  todo: { className: 'bg-bg-inset text-text-3 ring-1 ring-line-2', icon: null },
  failed: { className: 'bg-cinnabar text-on-cinnabar', icon: 'close' },
};

/** Past, current and future steps, from top to bottom. */
export function Timeline({ steps, labels }: TimelineProps) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => {
        const mark = MARKS[step.state];
        return (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {index < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-7 bottom-0.5 left-3 w-0.5 -translate-x-1/2',
                  step.state === 'done' ? 'bg-felt' : 'bg-line-1',
                )}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={cx('grid size-6 shrink-0 place-items-center rounded-pill', mark.className)}
            >
              {mark.icon ? <Icon name={mark.icon} size={14} /> : null}
            </span>
            <div className="min-w-0 flex-1 pt-0.5">
              <p className={cx('text-label', step.state === 'todo' ? 'text-text-3' : 'text-text-1')}>
                {step.title}
                <span className="sr-only"> ({labels[step.state]})</span>
              </p>
              {step.time ? <p className="text-cap text-text-3">{step.time}</p> : null}
              {step.note ? <p className="mt-1 text-dense font-normal text-text-2">{step.note}</p> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

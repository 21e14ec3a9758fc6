import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useSelectedInView } from './useSelectedInView.ts';

interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  isBlock?: boolean;
  className?: string;
}

/** A radio group that looks like one control: a few short, exclusive choices side by side. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isBlock = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  const row = useSelectedInView<HTMLDivElement>(':checked', value);
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className={cx(
        'max-w-full gap-0.5 overflow-x-auto scrollbar-none rounded-control bg-bg-inset p-1',
        isBlock ? 'flex' : 'inline-flex',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex h-8 items-center justify-center rounded-cell px-3 text-dense whitespace-nowrap text-text-2 transition-colors duration-fast hover:text-text-1 has-checked:bg-bg-3 has-checked:text-text-1 has-checked:shadow-cushion light:has-checked:bg-bg-2 light:has-checked:shadow-panel has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus pointer-coarse:h-10',
            isBlock && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-cell outline-none"
          />
          <span className="pointer-events-none">{option.label}</span>
        </label>
      ))}
    </div>
  );
}

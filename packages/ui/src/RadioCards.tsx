import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface RadioCard {
  value: string;
  title: ReactNode;
  note?: ReactNode;
  media?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps {
  legend: ReactNode;
  isLegendHidden?: boolean;
  options: readonly RadioCard[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  columns?: 1 | 2 | 3;
  name?: string;
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'grid-cols-2 sm:grid-cols-3' } as const;

export function RadioCards({
  legend,
  isLegendHidden,
  options,
  value,
  onValueChange,
  columns = 2,
  name,
}: RadioCardsProps) {
  const ownName = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-label text-text-2'}>{legend}</legend>
      <div className={cx('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="group relative flex min-h-14 items-center gap-3 rounded-control border border-line-1 bg-bg-2 px-3.5 py-2.5 shadow-cushion transition-colors duration-fast hover:border-line-2 has-checked:border-felt-text has-checked:bg-felt-tint has-disabled:cursor-not-allowed has-disabled:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
              className="peer size-4.5 shrink-0 appearance-none rounded-pill border border-line-2 bg-bg-inset outline-none checked:border-[5px] checked:border-felt-text"
            />
            {option.media}
            <span className="min-w-0 flex-1">
              <span className="block text-label text-text-1">{option.title}</span>
              {option.note ? (
                <span className="block text-cap text-text-3 group-has-checked:text-text-2">{option.note}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

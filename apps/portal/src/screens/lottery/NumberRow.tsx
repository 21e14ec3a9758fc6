import { resultRows } from '@baize/maths/lottery/resultRows';
import { cx } from '@baize/ui/cx';

interface NumberRowProps {
  family: string;
  numbers: readonly number[];
  size?: 's' | 'm';
  className?: string;
}

/** What was drawn, in the order it came: balls, dice, the cars of a race, or the first prize of a draw with many. */
export function NumberRow({ family, numbers, size = 'm', className }: NumberRowProps) {
  const prizes = resultRows(family);
  if (prizes !== undefined) {
    const [, digits = 1] = prizes[0] ?? [];
    return (
      <span className={cx('inline-flex flex-wrap gap-1', className)}>
        {[...String(numbers[0] ?? '').padStart(digits, '0')].map((digit, at) => (
          <span
            key={at}
            className={cx(
              'grid place-items-center rounded-cell font-bold tabular-nums shadow-fill',
              /* What most bets look at are the last two digits. */
              at >= digits - 2 ? 'bg-brass text-on-brass' : 'bg-bg-3 text-text-1',
              size === 's' ? 'size-6 text-cap' : 'size-8 text-label',
            )}
          >
            {digit}
          </span>
        ))}
      </span>
    );
  }
  const isWide = family === 'elevenFive' || family === 'pkTen';
  return (
    <span className={cx('inline-flex flex-wrap gap-1', className)}>
      {numbers.map((number, at) => (
        <span
          key={at}
          className={cx(
            'grid place-items-center bg-brass font-bold text-on-brass tabular-nums shadow-fill',
            family === 'kThree' || family === 'pkTen' ? 'rounded-cell' : 'rounded-pill',
            size === 's' ? 'size-6 text-cap' : 'size-8 text-label',
          )}
        >
          {isWide ? String(number).padStart(2, '0') : number}
        </span>
      ))}
    </span>
  );
}

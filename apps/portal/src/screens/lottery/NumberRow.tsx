import { resultRows } from '@baize/maths/lottery/resultRows';
import { cx } from '@baize/ui/cx';
import { Fragment } from 'react';
import { ballClass } from './ballClass.ts';
import { WaveName } from './WaveName.tsx';

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
  const isWide = twoDigits.has(family);
  const isSmall = size === 's' || family === 'keno';
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-1', className)}>
      {numbers.map((number, at) => (
        <Fragment key={at}>
          {at > 0 && isJoined(family, at) ? (
            <span aria-hidden="true" className="text-cap text-text-3">
              +
            </span>
          ) : null}
          <span className="grid justify-items-center gap-0.5">
            <span
              className={cx(
                'grid place-items-center font-bold tabular-nums shadow-fill',
                ballLook(family, number),
                family === 'kThree' || family === 'pkTen' ? 'rounded-cell' : 'rounded-pill',
                isSmall ? 'size-6 text-cap' : 'size-8 text-label',
              )}
            >
              {isWide ? String(number).padStart(2, '0') : number}
            </span>
            {isSmall ? null : <WaveName family={family} number={number} />}
          </span>
        </Fragment>
      ))}
      {family === 'pc28' ? (
        <span className="ml-1 text-label text-text-1 tabular-nums">
          = {numbers.reduce((sum, number) => sum + number, 0)}
        </span>
      ) : null}
    </span>
  );
}

function ballLook(family: string, number: number): string {
  const own = ballClass(family, number);
  return own === undefined
    ? 'bg-brass text-on-brass'
    : cx(own, 'border border-(--ball-edge,transparent) bg-(--ball) text-(--on-ball)');
}

const twoDigits: ReadonlySet<string> = new Set(['elevenFive', 'pkTen', 'markSix', 'keno']);

/** Whether a number is added to those before it: three digits to their sum, or the special number to the six. */
const isJoined = (family: string, at: number): boolean => family === 'pc28' || (family === 'markSix' && at === 6);

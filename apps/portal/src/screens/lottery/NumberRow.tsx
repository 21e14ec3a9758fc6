import { digitsOfKeno } from '@baize/maths/lottery/digitsOfKeno';
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

/** What was drawn, in the order it came: balls, dice, the cars of a race, the first prize of a draw with many, or the digits of keno balls above these. */
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
  if (family === 'kenoPc28') {
    return (
      <span className={cx('inline-grid justify-items-start gap-2', className)}>
        <NumberRow family="pc28" numbers={digitsOfKeno(numbers)} size={size} />
        <KenoBalls numbers={numbers} />
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

/** Twenty balls in the order in which they are added up: three times six, and the two highest that are not. */
function KenoBalls({ numbers }: { numbers: readonly number[] }) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      {[0, 6, 12, 18].map((from) => (
        <span key={from} className="inline-flex flex-wrap gap-1">
          {sorted.slice(from, from + 6).map((number) => (
            <span
              key={number}
              className={cx(
                'grid size-6 place-items-center rounded-pill text-cap font-bold tabular-nums shadow-fill',
                from < 18 ? 'bg-bg-3 text-text-1' : 'bg-bg-2 text-text-3',
              )}
            >
              {String(number).padStart(2, '0')}
            </span>
          ))}
        </span>
      ))}
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

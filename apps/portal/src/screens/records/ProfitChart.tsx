import { formatAmount } from '@baize/maths';
import { formatMoney } from '@baize/ui/formatMoney';
import { shiftDay } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { shareOf, sizeOf } from './shareOf.ts';

const ZERO = 0n;

interface ProfitChartProps {
  days: readonly { day: string; result: bigint }[];
  from: string;
  to: string;
  symbol: string;
}

/** The result of each day, gains above the line and losses below; the table beneath says the same in figures. */
export function ProfitChart({ days, from, to, symbol }: ProfitChartProps) {
  const t = useT();
  const resultOf = new Map(days.map(({ day, result }) => [day, result]));
  const all: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) all.push(day);
  const most = days.reduce((max, { result }) => (sizeOf(result) > max ? sizeOf(result) : max), ZERO);
  return (
    <figure className="rounded-panel bg-bg-1 p-4 shadow-panel">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="text-label text-text-1">{t('records.profit.chart')}</span>
        <span className="text-cap text-text-3 tabular-nums">
          ±{formatMoney(formatAmount(most), { decimals: 2, sign: 'never', symbol })}
        </span>
      </figcaption>
      <div aria-hidden="true" className="mt-3 flex h-40 items-stretch gap-px sm:gap-0.5">
        {all.map((day) => {
          const result = resultOf.get(day) ?? ZERO;
          const height = `${Math.max(result === ZERO ? 0 : 2, shareOf(result, most))}%`;
          return (
            <div
              key={day}
              title={`${day}  ${formatMoney(formatAmount(result), { decimals: 2, sign: 'always', symbol })}`}
              className="flex min-w-0 flex-1 flex-col hover:bg-bg-2"
            >
              <div className="flex flex-1 items-end border-b border-line-2">
                {result > ZERO ? (
                  <div className="mx-auto w-full max-w-12 rounded-t-tag bg-outcome-up" style={{ height }} />
                ) : null}
              </div>
              <div className="flex flex-1 items-start">
                {result < ZERO ? (
                  <div className="mx-auto w-full max-w-12 rounded-b-tag bg-outcome-down" style={{ height }} />
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-cap text-text-3 tabular-nums">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </figure>
  );
}

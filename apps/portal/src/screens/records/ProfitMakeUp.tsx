import { cx } from '@baize/ui/cx';
import { Amount } from '../../components/Amount.tsx';
import { useT } from '../../i18n/useT.ts';
import { shareOf, sizeOf } from './shareOf.ts';

const ZERO = 0n;

interface ProfitMakeUpProps {
  totals: { bet: bigint; win: bigint; rebate: bigint; bonus: bigint; result: bigint };
  currency: string;
}

/** What was staked, what came back and what is left of it, all on one scale: for so few days of play that there is no course to draw. */
export function ProfitMakeUp({ totals: { bet, win, rebate, bonus, result }, currency }: ProfitMakeUpProps) {
  const t = useT();
  const gains = rebate + bonus;
  const bars = [
    { id: 'stake', label: t('records.stake'), units: -bet, fill: 'bg-line-2' },
    { id: 'win', label: t('records.win'), units: win, fill: 'bg-felt' },
    { id: 'gains', label: t('records.profit.gains'), units: gains, fill: 'bg-brass' },
    {
      ...{ id: 'result', label: t('records.profit.result'), units: result },
      fill: result < ZERO ? 'bg-outcome-down' : 'bg-outcome-up',
    },
  ];
  const most = bars.reduce((max, { units }) => (sizeOf(units) > max ? sizeOf(units) : max), ZERO);
  return (
    <figure className="rounded-panel bg-bg-1 p-4 shadow-panel">
      <figcaption className="text-label text-text-1">{t('records.profit.makeUp')}</figcaption>
      <dl className="mt-3 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr_auto] sm:gap-y-3">
        {bars.map(({ id, label, units, fill }) => (
          <div
            key={id}
            className={cx(
              'col-span-full grid grid-cols-subgrid items-center gap-y-1.5',
              id === 'result' && 'border-t border-line-1 pt-3',
            )}
          >
            <dt className={cx('text-dense', id === 'result' ? 'text-text-1' : 'text-text-2')}>{label}</dt>
            <dd className="text-right sm:order-last">
              <Amount units={units} currency={currency} isOutcome={id === 'result'} isBold={id === 'result'} />
            </dd>
            <dd aria-hidden="true" className="h-3 rounded-tag bg-bg-inset max-sm:col-span-2 sm:h-5">
              {units === ZERO ? null : (
                <div
                  className={cx('h-full rounded-tag', fill)}
                  style={{ width: `${Math.max(0.5, shareOf(units, most))}%` }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

import type { listRounds, OutputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { cx } from '@baize/ui/cx';
import { Money } from '@baize/ui/Money';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol } from '../../useBrand.ts';
import { Figure } from './Figure.tsx';

interface RecordTotalsProps {
  totals: OutputOf<typeof listRounds>['grandTotals'] | undefined;
  currency: string;
  isStale: boolean;
}

/** Five figures over everything filtered, not only the page. */
export function RecordTotals({ totals, currency, isStale }: RecordTotalsProps) {
  const t = useT();
  const symbol = currencySymbol(currency);
  return (
    <dl
      aria-busy={totals === undefined || isStale || undefined}
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-5',
        isStale && 'opacity-60',
      )}
    >
      <Figure label={t('records.rounds')} className="max-sm:col-span-2">
        {totals && <span className="text-num-m text-text-1">{totals.rounds.toLocaleString('en-US')}</span>}
      </Figure>
      <Figure label={t('records.stake')}>
        {totals && <Money value={formatAmount(totals.bet)} symbol={symbol} size="m" />}
      </Figure>
      <Figure label={t('records.validStake')}>
        {totals && <Money value={formatAmount(totals.validBet)} symbol={symbol} size="m" />}
      </Figure>
      <Figure label={t('records.win')}>
        {totals && <Money value={formatAmount(totals.win)} symbol={symbol} size="m" />}
      </Figure>
      <Figure label={t('records.net')}>
        {totals && <Money value={formatAmount(totals.net)} symbol={symbol} size="m" sign="always" tone="outcome" />}
      </Figure>
    </dl>
  );
}

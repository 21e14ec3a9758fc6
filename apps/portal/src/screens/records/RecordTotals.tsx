import type { listRounds, OutputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { cx } from '@baize/ui/cx';
import { Money } from '@baize/ui/Money';
import { Skeleton } from '@baize/ui/Skeleton';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol } from '../../useBrand.ts';

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

function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0 bg-bg-1 px-4 py-3', className)}>
      <dt className="text-cap text-text-3">{label}</dt>
      <dd className="mt-1 min-h-6">{children ?? <Skeleton className="h-6 w-20" />}</dd>
    </div>
  );
}

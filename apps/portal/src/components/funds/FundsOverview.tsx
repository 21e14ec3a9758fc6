import { getConsolidatedFunds } from '@baize/contract/transfers/getConsolidatedFunds';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';

const parts = ['main', 'vendors', 'pending', 'bonus', 'held'] as const;

/** All of the member's money, added up, and where it stands. */
export function FundsOverview() {
  const t = useT();
  const { data } = useQuery({ ...query(getConsolidatedFunds, {}), staleTime: 0 });
  return (
    <section
      aria-label={t('funds.overview')}
      className="relative isolate overflow-hidden rounded-panel bg-cloth p-4 shadow-cushion sm:p-5"
    >
      <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      <p className="text-cap text-text-2">{t('funds.total')}</p>
      {data ? (
        <p className="text-num-l text-brass-text tabular-nums">{moneyText(data.total, data.currency)}</p>
      ) : (
        <Skeleton className="h-9 w-40" />
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-5">
        {parts.map((part) => (
          <div key={part} className="min-w-0">
            <dt className="text-cap text-text-2">{t(`funds.part.${part}`)}</dt>
            <dd className="text-label text-text-1 tabular-nums">
              {data ? moneyText(data[part], data.currency) : <Skeleton className="h-5 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
      {data?.isComplete === false ? <p className="mt-3 text-cap text-text-2">{t('funds.incomplete')}</p> : null}
    </section>
  );
}

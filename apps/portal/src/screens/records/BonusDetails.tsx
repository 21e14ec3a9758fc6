import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { BonusProgress } from '../../components/funds/BonusProgress.tsx';
import { FreeRoundsPanel } from '../../components/funds/FreeRoundsPanel.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { bonusFilter, bonusInput } from './bonusFilter.ts';
import { EndedBonuses } from './EndedBonuses.tsx';
import { useMemberPlace } from './useMemberPlace.ts';

const LOOK_MS = 10_000;

/** Bonuses: what must still be staked for each, until when, and those that have ended. */
export function BonusDetails() {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const { search, show } = useMemberPlace();
  const filter = bonusFilter(search, nowMs(), timeZone);
  const list = useQuery({
    ...query(listBonuses, { ...bonusInput(filter, timeZone), pageNum: filter.pageNum, pageSize: filter.pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.open.length ?? 0) > 0 ? LOOK_MS : false),
  });
  const data = list.data;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.bonusDetails')}</h1>
      <FreeRoundsPanel />
      {list.isError && data === undefined ? (
        <ErrorState
          title={t('funds.bonus.failed')}
          hint={errorText(list.error)}
          retryLabel={t('funds.retry')}
          onRetry={() => void list.refetch()}
        />
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-56 w-full rounded-panel" />
        </div>
      ) : (
        <>
          <Panel
            title={t('funds.bonus.open')}
            className="sm:p-6"
            aside={
              <span className="text-label text-brass-text tabular-nums">{moneyText(data.balance, data.currency)}</span>
            }
          >
            {data.open.length === 0 ? (
              <EmptyState size="s" title={t('funds.bonus.none')} hint={t('funds.bonus.noneHint')} />
            ) : (
              <ul className="flex flex-col gap-4">
                {data.open.map((bonus) => (
                  <li key={bonus.id}>
                    <BonusProgress bonus={bonus} />
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-4 text-cap text-text-3">{t('funds.bonus.rule')}</p>
          </Panel>
          <EndedBonuses
            data={data}
            isStale={list.isPlaceholderData}
            filter={filter}
            onChange={(change) => show({ ...search, pageNum: undefined, ...change })}
          />
        </>
      )}
    </div>
  );
}

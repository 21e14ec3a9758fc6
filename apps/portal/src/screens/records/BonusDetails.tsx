import type { OutputOf } from '@baize/contract';
import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { BonusProgress } from '../../components/funds/BonusProgress.tsx';
import { FreeRoundsPanel } from '../../components/funds/FreeRoundsPanel.tsx';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

type Bonus = OutputOf<typeof listBonuses>['open'][number];

const LOOK_MS = 10_000;
const TONES = {
  requested: 'amber',
  rejected: 'cinnabar',
  queued: 'sky',
  active: 'brass',
  released: 'felt',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

/** Bonuses: what must still be staked for each, until when, and those that have ended. */
export function BonusDetails() {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const labels = usePagerLabels('funds');
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listBonuses, { pageNum: page, pageSize: 10 }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.open.length ?? 0) > 0 ? LOOK_MS : false),
  });
  const columns: Column<Bonus>[] = [
    {
      id: 'time',
      header: t('funds.bonus.ended'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {row.endedAt === null ? '—' : wallTime(Date.parse(row.endedAt), timeZone)}
        </span>
      ),
    },
    { id: 'title', header: t('funds.bonus.name'), isRowHeader: true, card: 'title', cell: (row) => row.title },
    {
      id: 'staked',
      header: t('funds.bonus.staked'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        t('funds.bonus.of', {
          done: moneyText(row.done, row.currency),
          required: moneyText(row.required, row.currency),
        }),
    },
    {
      id: 'amount',
      header: t('funds.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'status',
      header: t('funds.list.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`funds.bonus.status.${row.status}`)}</StatusChip>,
    },
  ];
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
          <section aria-labelledby="ended-bonuses">
            <h2 id="ended-bonuses" className="mb-3 text-h4 text-text-1">
              {t('funds.bonus.history')}
            </h2>
            <DataTable
              caption={t('funds.bonus.history')}
              columns={columns}
              rows={data.ended.content}
              rowKey={(row) => row.id}
              state="ready"
              isStale={list.isPlaceholderData}
              empty={<EmptyState size="s" title={t('funds.bonus.historyNone')} />}
              {...(data.ended.totalPages > 1
                ? { pager: { page, pageCount: data.ended.totalPages, onPage: setPage, labels } }
                : {})}
              footer={data.ended.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
            />
          </section>
        </>
      )}
    </div>
  );
}

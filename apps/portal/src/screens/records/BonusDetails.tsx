import type { OutputOf } from '@baize/contract';
import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import type { Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { BonusProgress } from '../../components/funds/BonusProgress.tsx';
import { FreeRoundsPanel } from '../../components/funds/FreeRoundsPanel.tsx';
import { ListFault } from '../../components/list/ListFault.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';

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
  const list = useList(listBonuses, {
    size: 10,
    options: {
      staleTime: 0,
      refetchInterval: ({ state }) => ((state.data?.open.length ?? 0) > 0 ? LOOK_MS : false),
    },
  });
  const columns: Column<Bonus>[] = [
    {
      id: 'time',
      header: t('funds.bonus.ended'),
      card: 'meta',
      cell: (row) => (row.endedAt === null ? '—' : <Moment at={row.endedAt} />),
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
  const { data, reading } = list;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.bonusDetails')}</h1>
      <FreeRoundsPanel />
      {reading.isError && data === undefined ? (
        <ListFault reading={reading} title={t('funds.bonus.failed')} />
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
            <ListTable
              caption={t('funds.bonus.history')}
              list={list}
              found={data.ended}
              columns={columns}
              rowKey={(row) => row.id}
              hasTimes
              empty={{ size: 's', title: t('funds.bonus.historyNone') }}
            />
          </section>
        </>
      )}
    </div>
  );
}

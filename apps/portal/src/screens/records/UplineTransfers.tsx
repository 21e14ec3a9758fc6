import type { OutputOf } from '@baize/contract';
import { listLineTransfers } from '@baize/contract/agents/listLineTransfers';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { usePagedTable } from '../../components/usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { recordFilter } from './recordFilter.ts';
import { useMemberPlace } from './useMemberPlace.ts';

type Sent = OutputOf<typeof listLineTransfers>['content'][number];

const TONES = { underWay: 'amber', arrived: 'felt', returned: 'neutral' } as const;
const OPEN_MS = 3_000;

/** What was sent to the upline so far; what is under way is looked at again. */
export function UplineTransfers() {
  const t = useT();
  const { timeZone } = useBrand();
  const { search, show } = useMemberPlace();
  const { pageNum, pageSize } = recordFilter(search, nowMs(), timeZone);
  const list = useQuery({
    ...query(listLineTransfers, { direction: 'upline' as const, pageNum, pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.content.some(({ status }) => status === 'underWay') === true ? OPEN_MS : false,
  });
  const table = usePagedTable({
    list,
    page: pageNum,
    onPage: (page) => show({ ...search, pageNum: page }),
    part: 'records',
    failed: t('team.transfer.listFailed'),
    retry: t('team.retry'),
  });
  const columns: Column<Sent>[] = [
    {
      id: 'time',
      header: t('records.time'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    { id: 'account', header: t('team.transfer.to'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    {
      id: 'amount',
      header: t('team.transfer.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'status',
      header: t('records.statusColumn'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`team.transfer.status.${row.status}`)}</StatusChip>,
    },
  ];
  return (
    <section aria-labelledby="upline-transfers">
      <h2 id="upline-transfers" className="mb-3 text-h4 text-text-1">
        {t('team.transfer.list')}
      </h2>
      <DataTable
        caption={t('team.transfer.list')}
        columns={columns}
        {...table}
        rowKey={(row) => row.id}
        skeletonRows={2}
        empty={<EmptyState size="s" title={t('team.transfer.listNone')} />}
        footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
      />
    </section>
  );
}

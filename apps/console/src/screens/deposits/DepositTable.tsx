import type { listDepositQueue, OutputOf } from '@baize/contract';
import { Badge } from '@baize/ui/Badge';
import type { Column } from '@baize/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';
import { DepositStatus } from '../../components/DepositStatus.tsx';
import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';
import { ListTable } from '../../components/ListTable.tsx';
import type { ListPlace } from '../../components/ListPlace.ts';

type DepositTableProps = {
  queue: UseQueryResult<OutputOf<typeof listDepositQueue>>;
  view: QueuedDeposit['status'] | 'all';
  /** Beside an open case only the columns that tell cases apart stay. */
  isNarrow: boolean;
  selectedId: string | undefined;
  onOpen: (id: string) => void;
  address: ListPlace;
  empty: ComponentProps<typeof ListTable>['empty'];
};

export function DepositTable(props: DepositTableProps) {
  const { queue, view, isNarrow, selectedId, onOpen, address, empty } = props;
  const t = useT();
  const now = useNow();

  const columns: (Column<QueuedDeposit> & { isExtra?: boolean })[] = [
    {
      id: 'state',
      header: view === 'pending' ? t('deposits.age') : t('deposits.status'),
      card: 'status',
      cell: (row) =>
        row.status === 'pending' ? (
          <WaitingTime since={row.createdAt} nowMs={now} />
        ) : (
          <DepositStatus status={row.status} />
        ),
    },
    {
      id: 'member',
      header: t('deposits.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="flex items-center gap-2">
          <button
            type="button"
            onClick={() => onOpen(row.id)}
            className="rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
          >
            {row.account}
          </button>
          {row.isFirst ? <Badge tone="sky">{t('deposits.first')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('deposits.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className="font-semibold">
          <Amount units={row.amount} currency={row.currency} />
        </span>
      ),
    },
    {
      id: 'remark',
      header: t('deposits.remark'),
      card: 'detail',
      cell: (row) => <span className="font-mono text-dense">{row.remark}</span>,
    },
    { id: 'method', header: t('deposits.method'), card: 'hide', isExtra: true, cell: (row) => row.methodName },
    {
      id: 'requested',
      header: t('deposits.requested'),
      card: 'meta',
      isExtra: true,
      cell: (row) => <Moment at={row.createdAt} />,
    },
    ...(view === 'pending'
      ? []
      : [
          {
            id: 'decided',
            header: t('deposits.decided'),
            card: 'hide' as const,
            isExtra: true,
            cell: (row: QueuedDeposit) =>
              row.decidedAt === null ? (
                '–'
              ) : (
                <>
                  <Moment at={row.decidedAt} />
                  {row.decidedBy === '' ? null : ` · ${row.decidedBy}`}
                </>
              ),
          },
        ]),
    { id: 'id', header: t('deposits.id'), align: 'end', card: 'hide', isExtra: true, cell: (row) => row.id },
  ];

  return (
    <ListTable
      className="min-w-0 flex-1"
      caption={t('nav.deposits')}
      columns={isNarrow ? columns.filter((column) => column.isExtra !== true) : columns}
      rowKey={(row) => row.id}
      list={queue}
      found={queue.data?.page}
      address={address}
      selectedKey={selectedId}
      onRowOpen={(row) => onOpen(row.id)}
      empty={empty}
    />
  );
}

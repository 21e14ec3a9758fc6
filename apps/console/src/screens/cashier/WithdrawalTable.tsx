import type { listWithdrawalQueue, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';
import { RiskFlags } from './RiskFlags.tsx';
import { WithdrawalStatus } from '../../components/WithdrawalStatus.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import type { ListPlace } from '../../components/ListPlace.ts';

type WithdrawalTableProps = {
  queue: UseQueryResult<OutputOf<typeof listWithdrawalQueue>>;
  /** Beside an open case only the columns that tell cases apart stay. */
  isNarrow: boolean;
  selectedId: string | undefined;
  onOpen: (id: string) => void;
  address: ListPlace;
  empty: ComponentProps<typeof ListTable>['empty'];
};

const waits: ReadonlySet<string> = new Set(['requested', 'review', 'approved', 'receivedPart', 'notReceived']);

export function WithdrawalTable(props: WithdrawalTableProps) {
  const { queue, isNarrow, selectedId, onOpen, address, empty } = props;
  const t = useT();
  const now = useNow();
  const columns: (Column<QueuedWithdrawal> & { isExtra?: boolean })[] = [
    {
      id: 'state',
      header: t('cashier.state'),
      card: 'status',
      cell: (row) => <WithdrawalStatus status={row.status} />,
    },
    {
      id: 'member',
      header: t('cashier.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row.id)}
          className="rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {row.account}
        </button>
      ),
    },
    {
      id: 'amount',
      header: t('cashier.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className="font-semibold">
          <Amount units={row.amount} currency={row.currency} />
        </span>
      ),
    },
    {
      id: 'flags',
      header: t('cashier.flags'),
      card: 'detail',
      isExtra: true,
      cell: (row) => <RiskFlags flags={row.flags} />,
    },
    {
      id: 'age',
      header: t('cashier.age'),
      card: 'meta',
      cell: (row) =>
        waits.has(row.status) ? <WaitingTime since={row.createdAt} nowMs={now} /> : <Moment at={row.createdAt} />,
    },
    { id: 'to', header: t('cashier.to'), card: 'hide', isExtra: true, cell: (row) => row.bank },
    { id: 'id', header: t('cashier.id'), align: 'end', card: 'hide', isExtra: true, cell: (row) => row.id },
  ];
  return (
    <ListTable
      className="min-w-0 flex-1"
      caption={t('nav.withdrawals')}
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

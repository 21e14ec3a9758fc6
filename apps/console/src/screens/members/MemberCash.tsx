import { listDepositQueue, listWithdrawalQueue, type OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '../../components/tableState.ts';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { WithdrawalStatus } from '../../components/WithdrawalStatus.tsx';
import { DepositStatus } from '../../components/DepositStatus.tsx';

type Deposit = OutputOf<typeof listDepositQueue>['page']['content'][number];
type Withdrawal = OutputOf<typeof listWithdrawalQueue>['page']['content'][number];

const PAGE_SIZE = 10;
const linkClass = 'font-semibold text-text-1 underline-offset-4 hover:underline';

/** What the member has paid in and taken out, newest first, each a step from its case. */
export function MemberCash({ memberId, account }: { memberId: string; account: string }) {
  const t = useT();
  const pagerLabels = usePagerLabels();
  const [inPage, setInPage] = useState(1);
  const [outPage, setOutPage] = useState(1);
  const deposits = useQuery({
    ...query(listDepositQueue, { status: 'all', memberId, pageNum: inPage, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const withdrawals = useQuery({
    ...query(listWithdrawalQueue, { view: 'all', memberId, pageNum: outPage, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const inColumns: Column<Deposit>[] = [
    { id: 'at', header: t('deposits.requested'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'id',
      header: t('deposits.id'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Link to="/deposits" search={{ status: 'all', search: account, deposit: row.id }} className={linkClass}>
          {row.id} · {row.methodName}
        </Link>
      ),
    },
    {
      id: 'amount',
      header: t('deposits.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={row.currency} />,
    },
    {
      id: 'status',
      header: t('deposits.status'),
      card: 'status',
      cell: (row) => <DepositStatus status={row.status} />,
    },
    { id: 'by', header: t('deposits.decided'), card: 'line', cell: (row) => row.decidedBy || '–' },
  ];
  const outColumns: Column<Withdrawal>[] = [
    { id: 'at', header: t('deposits.requested'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'id',
      header: t('deposits.id'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Link to="/withdrawals" search={{ view: 'all', search: account, withdrawal: row.id }} className={linkClass}>
          {row.id} · {row.bank}
        </Link>
      ),
    },
    {
      id: 'amount',
      header: t('cashier.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={row.currency} />,
    },
    {
      id: 'status',
      header: t('deposits.status'),
      card: 'status',
      cell: (row) => <WithdrawalStatus status={row.status} />,
    },
    { id: 'by', header: t('deposits.decided'), card: 'line', cell: (row) => row.payer || row.approver || '–' },
  ];
  return (
    <div className="flex flex-col gap-6">
      <DataTable
        caption={t('nav.deposits')}
        density="compact"
        columns={inColumns}
        rows={deposits.data?.page.content ?? []}
        rowKey={(row) => row.id}
        state={tableState(deposits)}
        isStale={deposits.isPlaceholderData}
        empty={<EmptyState title={t('members.noDeposits')} size="s" />}
        error={<QueryFault error={deposits.error} onRetry={deposits.refetch} />}
        {...((deposits.data?.page.totalPages ?? 0) > 1
          ? {
              pager: {
                page: inPage,
                pageCount: deposits.data?.page.totalPages ?? 1,
                onPage: setInPage,
                labels: pagerLabels,
              },
            }
          : {})}
        footer={`${t('nav.deposits')} · ${t('table.rows', { count: deposits.data?.page.totalRows ?? 0 })}`}
      />
      <DataTable
        caption={t('nav.withdrawals')}
        density="compact"
        columns={outColumns}
        rows={withdrawals.data?.page.content ?? []}
        rowKey={(row) => row.id}
        state={tableState(withdrawals)}
        isStale={withdrawals.isPlaceholderData}
        empty={<EmptyState title={t('members.noWithdrawals')} size="s" />}
        error={<QueryFault error={withdrawals.error} onRetry={withdrawals.refetch} />}
        {...((withdrawals.data?.page.totalPages ?? 0) > 1
          ? {
              pager: {
                page: outPage,
                pageCount: withdrawals.data?.page.totalPages ?? 1,
                onPage: setOutPage,
                labels: pagerLabels,
              },
            }
          : {})}
        footer={`${t('nav.withdrawals')} · ${t('table.rows', { count: withdrawals.data?.page.totalRows ?? 0 })}`}
      />
    </div>
  );
}

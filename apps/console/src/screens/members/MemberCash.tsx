import { listDepositQueue, listWithdrawalQueue, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { WithdrawalStatus } from '../../components/WithdrawalStatus.tsx';
import { DepositStatus } from '../../components/DepositStatus.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Deposit = OutputOf<typeof listDepositQueue>['page']['content'][number];
type Withdrawal = OutputOf<typeof listWithdrawalQueue>['page']['content'][number];

const PAGE_SIZE = 10;
const linkClass = 'font-semibold text-text-1 underline-offset-4 hover:underline';

/** What the member has paid in and taken out, newest first, each a step from its case. */
export function MemberCash({ memberId, account }: { memberId: string; account: string }) {
  const t = useT();
  const paidIn = useListAddress('/members/$memberId');
  const paidOut = useListAddress('/members/$memberId', { pages: 'outPage' });
  const deposits = useQuery({
    ...query(listDepositQueue, { status: 'all', memberId, pageNum: paidIn.page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const withdrawals = useQuery({
    ...query(listWithdrawalQueue, { view: 'all', memberId, pageNum: paidOut.page, pageSize: PAGE_SIZE }),
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
      <ListTable
        caption={t('nav.deposits')}
        columns={inColumns}
        list={deposits}
        found={deposits.data?.page}
        rowKey={(row) => row.id}
        onPage={paidIn.turn}
        empty={{ title: t('members.noDeposits'), size: 's' }}
        footer={t('nav.deposits')}
      />
      <ListTable
        caption={t('nav.withdrawals')}
        columns={outColumns}
        list={withdrawals}
        found={withdrawals.data?.page}
        rowKey={(row) => row.id}
        onPage={paidOut.turn}
        empty={{ title: t('members.noWithdrawals'), size: 's' }}
        footer={t('nav.withdrawals')}
      />
    </div>
  );
}

import { listWithdrawals } from '@baize/contract/cashier/listWithdrawals';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import { ListTable } from '../list/ListTable.tsx';
import { useList } from '../list/useList.ts';
import { Moment } from '../Moment.tsx';
import { moneyText } from '../moneyText.ts';
import type { Withdrawal } from './Withdrawal.ts';
import { withdrawalRefresh } from './withdrawalRefresh.ts';

const TONES = {
  requested: 'amber',
  review: 'amber',
  approved: 'amber',
  paid: 'sky',
  received: 'felt',
  receivedPart: 'amber',
  notReceived: 'amber',
  closed: 'neutral',
  rejected: 'cinnabar',
} as const;

/** The member's own withdrawals, newest first. */
export function WithdrawalList({ onOpen }: { onOpen: (withdrawal: Withdrawal) => void }) {
  const t = useT();
  const list = useList(listWithdrawals, { options: { refetchInterval: withdrawalRefresh } });
  const columns: Column<Withdrawal>[] = [
    {
      id: 'time',
      header: t('wallet.list.time'),
      cell: (row) => <Moment at={row.createdAt} />,
      card: 'meta',
    },
    {
      id: 'account',
      header: t('wallet.withdraw.list.account'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Button tone="ghost" size="s" className="-mx-3 text-left whitespace-normal!" onClick={() => onOpen(row)}>
          {row.account.bank} {row.account.maskedNumber}
          <span className="sr-only">
            , {t('wallet.withdraw.list.openRow', { amount: moneyText(row.amount, row.currency) })}
          </span>
        </Button>
      ),
    },
    {
      id: 'arrives',
      header: t('wallet.withdraw.arrives'),
      align: 'end',
      card: 'line',
      cell: (row) => moneyText(row.arrives, row.currency),
    },
    {
      id: 'amount',
      header: t('wallet.withdraw.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'status',
      header: t('wallet.list.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`wallet.withdraw.status.${row.status}`)}</StatusChip>,
    },
  ];

  return (
    <ListTable
      caption={t('wallet.withdraw.own')}
      list={list}
      found={list.data}
      columns={columns}
      rowKey={(row) => row.id}
      skeletonRows={3}
      onRowOpen={onOpen}
      hasTimes
      failed={t('wallet.withdraw.list.failed')}
      empty={{ title: t('wallet.withdraw.list.empty'), hint: t('wallet.withdraw.list.emptyHint') }}
    />
  );
}

import { listWithdrawals } from '@baize/contract/cashier/listWithdrawals';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { usePagedTable } from '../usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
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
  const { timeZone } = useBrand();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listWithdrawals, { pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: withdrawalRefresh,
  });
  const table = usePagedTable({
    list,
    page,
    onPage: setPage,
    part: 'wallet',
    failed: t('wallet.withdraw.list.failed'),
    retry: t('wallet.retry'),
  });
  const columns: Column<Withdrawal>[] = [
    {
      id: 'time',
      header: t('wallet.list.time'),
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
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
    <DataTable
      caption={t('wallet.withdraw.own')}
      columns={columns}
      {...table}
      rowKey={(row) => row.id}
      skeletonRows={3}
      onRowOpen={onOpen}
      empty={<EmptyState title={t('wallet.withdraw.list.empty')} hint={t('wallet.withdraw.list.emptyHint')} />}
      footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
    />
  );
}

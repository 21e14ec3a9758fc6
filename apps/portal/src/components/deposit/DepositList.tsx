import { listDeposits } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nowMs, useBrand } from '../../useBrand.ts';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { moneyText } from '../moneyText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePagedTable } from '../usePagedTable.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Deposit } from './Deposit.ts';
import { methodName } from './methodName.ts';
import { pendingRefresh } from './pendingRefresh.ts';

const TONES = {
  pending: 'amber',
  review: 'amber',
  held: 'amber',
  approved: 'felt',
  rejected: 'cinnabar',
  returned: 'neutral',
  expired: 'neutral',
} as const;

interface DepositListProps {
  onOpen: (deposit: Deposit) => void;
  onDeposit: () => void;
  pageSize?: number;
}

/** The member's own deposits, newest first. */
export function DepositList({ onOpen, onDeposit, pageSize = 20 }: DepositListProps) {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listDeposits, { pageNum: page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: pendingRefresh,
  });
  const table = usePagedTable({
    list,
    page,
    onPage: setPage,
    part: 'wallet',
    failed: t('wallet.list.failed'),
    retry: t('wallet.retry'),
  });

  const columns: Column<Deposit>[] = [
    {
      id: 'time',
      header: t('wallet.list.time'),
      cell: (row) => wallTime(Date.parse(row.createdAt), timeZone),
      card: 'meta',
    },
    {
      id: 'method',
      header: t('wallet.list.method'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Button tone="ghost" size="s" className="-mx-3 text-left whitespace-normal!" onClick={() => onOpen(row)}>
          {methodName(row.methodName, row.methodNames, language)}
        </Button>
      ),
    },
    { id: 'remark', header: t('wallet.list.remark'), cell: (row) => row.remark, card: 'detail' },
    {
      id: 'amount',
      header: t('wallet.list.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'status',
      header: t('wallet.list.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`wallet.status.${row.status}`)}</StatusChip>,
    },
  ];

  return (
    <DataTable
      caption={t('wallet.list.caption')}
      columns={columns}
      {...table}
      rowKey={(row) => row.id}
      skeletonRows={3}
      onRowOpen={onOpen}
      empty={
        <EmptyState
          title={t('wallet.list.empty')}
          hint={t('wallet.list.emptyHint')}
          action={
            <Button icon="deposit" onClick={onDeposit}>
              {t('wallet.deposit')}
            </Button>
          }
        />
      }
      footer={list.data && list.data.totalRows > 0 ? zoneName(nowMs(), timeZone) : undefined}
    />
  );
}

import { listDeposits } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { ListTable } from '../list/ListTable.tsx';
import { useList } from '../list/useList.ts';
import { Moment } from '../Moment.tsx';
import { moneyText } from '../moneyText.ts';
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
  const list = useList(listDeposits, { size: pageSize, options: { refetchInterval: pendingRefresh } });
  const columns: Column<Deposit>[] = [
    { id: 'time', header: t('wallet.list.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
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
    <ListTable
      caption={t('wallet.list.caption')}
      list={list}
      found={list.data}
      columns={columns}
      rowKey={(row) => row.id}
      skeletonRows={3}
      onRowOpen={onOpen}
      hasTimes
      failed={t('wallet.list.failed')}
      empty={{
        title: t('wallet.list.empty'),
        hint: t('wallet.list.emptyHint'),
        action: (
          <Button icon="deposit" onClick={onDeposit}>
            {t('wallet.deposit')}
          </Button>
        ),
      }}
    />
  );
}

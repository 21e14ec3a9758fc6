import type { OutputOf } from '@baize/contract';
import { getPaymentsFile } from '@baize/contract/contracts/getPaymentsFile';
import { listPayments } from '@baize/contract/contracts/listPayments';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListDays } from '../../components/list/ListDays.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { billPeriod } from './billPeriod.ts';

type Payment = OutputOf<typeof listPayments>['page']['content'][number];

interface PaymentsTabProps {
  kind: ContractKind;
  /** Shows the rounds behind the bill that a payment is for. */
  onOpen: (billId: string) => void;
}

/** What the bills of one kind paid, by the day of payment: what a figure of a day is the sum of. */
export function PaymentsTab({ kind, onOpen }: PaymentsTabProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const list = useList(listPayments, { days: 'days', ask: { kind }, pages: 'payments' });
  const { data } = list;
  const columns: Column<Payment>[] = [
    { id: 'paidAt', header: t('contracts.paidAt'), card: 'meta', cell: (row) => <Moment at={row.paidAt} /> },
    {
      id: 'time',
      header: t('contracts.time'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row.billId)}
          className="touch-target rounded-tag text-left text-text-1 tabular-nums underline-offset-4 hover:underline"
        >
          {billPeriod(row, timeZone)}
        </button>
      ),
    },
    {
      id: 'payer',
      header: t('contracts.payer'),
      card: 'detail',
      cell: ({ payer }) => (payer === '' ? t('contracts.house') : payer),
    },
    {
      id: 'amount',
      header: t('contracts.amount'),
      align: 'end',
      card: 'amount',
      cell: ({ amount }) => (
        <span className="text-label font-bold">
          <Amount units={amount} currency={data?.currency ?? ''} />
        </span>
      ),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ListDays {...list} onChange={list.filter} />
        <DownloadMenu
          isEmpty={(data?.page.totalRows ?? 0) === 0}
          fetchFile={(form) => fetchRecordFile(getPaymentsFile, { kind, ...list.asked, ...form })}
        />
      </div>
      <ListTable
        caption={t('contracts.side.payments')}
        list={list}
        found={data?.page}
        columns={columns}
        rowKey={({ billId, attempt }) => `${billId}:${attempt}`}
        totals={
          data && [
            {
              id: 'paid',
              label: t('contracts.paidInDays', { count: String(data.page.totalRows) }),
              values: { amount: <Amount units={data.paid} currency={data.currency} isBold /> },
            },
          ]
        }
        failed={t('contracts.failed')}
        empty={{ title: t('contracts.noPayments'), hint: t('contracts.noPaymentsHint') }}
      />
    </div>
  );
}

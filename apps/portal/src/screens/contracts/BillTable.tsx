import type { contractBill } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Money } from '@baize/ui/Money';
import { StatusChip } from '@baize/ui/StatusChip';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { wallTime } from '../../businessDay.ts';
import { isSome, type ContractKind } from '../../components/contracts/ContractTerms.ts';
import { rateText } from '../../components/contracts/rateText.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { usePayPlace } from './usePayPlace.ts';

export type Bill = z.output<typeof contractBill>;

interface BillTableProps {
  kind: ContractKind;
  page: { content: readonly Bill[]; totalPages: number } | undefined;
  isStale: boolean;
  /** What stands in place of the table when it did not arrive. */
  error: ReactNode | undefined;
  /** What an hourly wage shows of its hours. */
  extra?: (bill: Bill) => ReactNode;
}

const tones = {
  unapproved: 'amber',
  due: 'sky',
  issued: 'felt',
  partly: 'brass',
  insufficient: 'cinnabar',
  notReached: 'neutral',
  rejected: 'cinnabar',
} as const;

/** Bills with everything that they were worked out from, newest first. */
export function BillTable({ kind, page, isStale, error, extra }: BillTableProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const { side, pageNum, setPage } = usePayPlace();
  const money = (units: bigint, { currency }: Bill) => (
    <Money value={formatAmount(units)} symbol={currencySymbol(currency)} />
  );
  const columns: Column<Bill>[] = [
    {
      id: 'time',
      header: t('contracts.time'),
      isRowHeader: true,
      card: 'title',
      cell: (bill) => (
        <span className="tabular-nums">
          {bill.slotAt === null
            ? bill.fromDay === bill.lastDay
              ? bill.fromDay
              : `${bill.fromDay} – ${bill.lastDay}`
            : wallTime(Date.parse(bill.slotAt), timeZone)}
          {kind === 'dividend' ? (
            <span className="block text-cap font-normal text-text-3">{t(`contracts.period.${bill.period}`)}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'who',
      header: t(side === 'given' ? 'contracts.who' : 'contracts.payer'),
      card: 'detail',
      cell: (bill) => (side === 'given' ? bill.account : bill.payer === '' ? t('contracts.house') : bill.payer),
    },
    {
      id: 'validBet',
      header: t(`contracts.validBet.${kind}`),
      align: 'end',
      card: 'line',
      cell: (bill) => money(bill.validBet, bill),
    },
    {
      id: 'profit',
      header: t('contracts.profitAndLoss'),
      align: 'end',
      card: 'line',
      cell: (bill) => (
        <Money
          value={formatAmount(bill.profitAndLoss)}
          symbol={currencySymbol(bill.currency)}
          sign="always"
          tone="outcome"
        />
      ),
    },
    {
      id: 'active',
      header: t('contracts.activeMembers'),
      align: 'end',
      card: 'line',
      cell: (bill) => bill.activeMembers,
    },
    { id: 'rate', header: t('contracts.rate'), align: 'end', card: 'line', cell: (bill) => rateText(bill.rateBps) },
    {
      id: 'amount',
      header: t('contracts.amount'),
      align: 'end',
      card: 'amount',
      cell: (bill) => (
        <span className="text-label font-bold">
          {money(bill.amount, bill)}
          {bill.paid === bill.amount ? null : (
            <span className="block text-cap font-normal text-text-3">
              {t('contracts.paid')} {moneyText(bill.paid, bill.currency)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('contracts.status'),
      card: 'status',
      cell: (bill) => (
        <div className="flex flex-col items-start gap-1 max-sm:items-end">
          <StatusChip tone={tones[bill.status]}>{t(`contracts.state.${bill.status}`)}</StatusChip>
          <Notes bill={bill} />
        </div>
      ),
    },
    ...(extra === undefined
      ? []
      : [{ id: 'hours', header: t('contracts.hours'), card: 'line' as const, cell: (bill: Bill) => extra(bill) }]),
  ];
  return (
    <DataTable
      caption={t('contracts.bills')}
      columns={columns}
      rows={page?.content ?? []}
      rowKey={({ id }) => id}
      state={error !== undefined ? 'error' : page === undefined ? 'loading' : 'ready'}
      isStale={isStale}
      error={error}
      empty={<EmptyState title={t('contracts.empty')} hint={t('contracts.emptyHint')} />}
      {...(page !== undefined && page.totalPages > 1
        ? {
            pager: {
              page: pageNum,
              pageCount: page.totalPages,
              onPage: setPage,
              labels: {
                pages: t('contracts.page'),
                previous: t('contracts.previousPage'),
                next: t('contracts.nextPage'),
                page: (at: number) => `${t('contracts.page')} ${at}`,
                pageSize: t('contracts.page'),
                perPage: (size: number) => String(size),
              },
            },
          }
        : {})}
    />
  );
}

const ngrLines = ['platformFee', 'rebates', 'activity', 'depositFee', 'withdrawalFee'] as const;

/** Why a bill is not simply what was staked in its days. */
function Notes({ bill: { carried, ngr, reason, currency } }: { bill: Bill }) {
  const t = useT();
  const { lateRounds, correctedRounds, before } = carried;
  const notes = [
    ...(lateRounds + correctedRounds > 0
      ? [t('contracts.carried', { late: lateRounds, corrected: correctedRounds })]
      : []),
    ...(ngr === null
      ? []
      : [
          ...ngrLines
            .filter((line) => isSome(ngr[line]))
            .map((line) =>
              t('contracts.ngr.line', { what: t(`contracts.ngr.${line}`), amount: moneyText(ngr[line], currency) }),
            ),
          t('contracts.ngr.net', { amount: moneyText(ngr.net, currency, 'always') }),
        ]),
    ...(isSome(before) ? [t('contracts.carriedBefore', { amount: moneyText(before, currency) })] : []),
    ...(reason === '' ? [] : [reason]),
  ];
  return notes.map((note) => (
    <span key={note} className="text-cap text-text-3 max-sm:text-right">
      {note}
    </span>
  ));
}

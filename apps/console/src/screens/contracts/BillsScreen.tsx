import { approveBill, getBillQueueFile, listBills, type contractBill } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { call, query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { amountText } from '../../components/amountText.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { BillRounds } from './BillRounds.tsx';
import { RejectBillDialog } from './RejectBillDialog.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { SaveMenu } from '../../components/SaveMenu.tsx';

type Bill = z.output<typeof contractBill>;
const views = ['unapproved', 'open', 'issued', 'rejected', 'all'] as const;
const tones = {
  unapproved: 'amber',
  due: 'sky',
  issued: 'felt',
  partly: 'brass',
  insufficient: 'cinnabar',
  notReached: 'neutral',
  rejected: 'cinnabar',
} as const;

const daysText = ({ fromDay, lastDay }: Pick<Bill, 'fromDay' | 'lastDay'>): string =>
  fromDay === lastDay ? fromDay : `${fromDay} – ${lastDay}`;

/** Bills of dividends and wages: dividends are approved here, everything else can be followed. */
export function BillsScreen() {
  const t = useT();
  const { may } = useOperator();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const address = useListAddress('/contractBills', { keeps: ['view'], opens: 'bill' });
  const { page, open } = address;
  const { view = 'unapproved', search, bill: openId } = address.search;
  const [approved, setApproved] = useState<Bill>();
  const [refused, setRefused] = useState<Bill>();
  const list = useQuery({
    ...query(listBills, { view, search, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const refresh = (): void => void queries.invalidateQueries({ queryKey: [listBills.id] });
  const approve = useMutation({
    mutationFn: (id: string) => call(approveBill, { id }),
    onSuccess: ({ status }) => toast.success(t(`contracts.state.${status}`)),
    onError: (error) => toast.error(errorText(error)),
    onSettled: refresh,
  });
  const viewOf = (next: string) =>
    views.find((one) => one !== 'unapproved' && one === next) as Exclude<typeof view, 'unapproved'> | undefined;
  const counts = list.data?.counts;
  const leading = ({ id, account }: Bill, figure: ReactNode) => (
    <button
      type="button"
      onClick={() => open(id)}
      className="touch-target rounded-tag text-right underline-offset-4 hover:underline"
    >
      {figure}
      <span className="sr-only">, {t('contracts.rounds.open', { account })}</span>
    </button>
  );
  const columns: Column<Bill>[] = [
    { id: 'account', header: t('contracts.account'), isRowHeader: true, card: 'title', cell: ({ account }) => account },
    {
      id: 'kind',
      header: t('contracts.kind'),
      card: 'detail',
      cell: ({ kind, payer }) => (
        <>
          {t(`contracts.kind.${kind}`)}
          <span className="block text-cap text-text-3">
            {t('contracts.paidBy', { payer: payer === '' ? t('contracts.house') : payer })}
          </span>
        </>
      ),
    },
    {
      id: 'period',
      header: t('contracts.period'),
      card: 'meta',
      cell: ({ fromDay, lastDay, slotAt }) =>
        slotAt === null ? (
          <span className="tabular-nums">{daysText({ fromDay, lastDay })}</span>
        ) : (
          <Moment at={slotAt} />
        ),
    },
    {
      id: 'bet',
      header: t('contracts.validBet'),
      align: 'end',
      card: 'line',
      cell: (bill) => leading(bill, <Amount units={bill.validBet} />),
    },
    {
      id: 'net',
      header: t('contracts.net'),
      align: 'end',
      card: 'line',
      cell: (bill) => (
        <>
          {leading(bill, <Amount units={bill.profitAndLoss} sign="always" tone="outcome" />)}
          {bill.ngr === null ? null : (
            <span className="block text-cap text-text-3">
              {t('contracts.reckonedOn')} <Amount units={bill.ngr.net} sign="always" />
            </span>
          )}
        </>
      ),
    },
    { id: 'rate', header: t('contracts.rate'), align: 'end', card: 'line', cell: ({ rateBps }) => `${rateBps / 100}%` },
    {
      id: 'amount',
      header: t('contracts.amount'),
      align: 'end',
      card: 'amount',
      cell: ({ amount, paid, currency }) => (
        <>
          <Amount units={amount} currency={currency} />
          {paid === amount ? null : (
            <span className="block text-cap text-text-3">
              {t('contracts.paid')} <Amount units={paid} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      header: t('contracts.status'),
      card: 'status',
      cell: ({ status, isBlocked, reason, carried }) => (
        <div className="flex flex-col items-start gap-1">
          <StatusChip tone={tones[status]}>{t(`contracts.state.${isBlocked ? 'blocked' : status}`)}</StatusChip>
          {carried.lateRounds + carried.correctedRounds > 0 ? (
            <span className="text-cap text-text-3">
              {t('contracts.carried', { late: carried.lateRounds, corrected: carried.correctedRounds })}
            </span>
          ) : null}
          {reason === '' ? null : <span className="text-cap text-text-3">{reason}</span>}
        </div>
      ),
    },
    {
      id: 'act',
      header: t('contracts.act'),
      align: 'end',
      card: 'action',
      cell: (bill) =>
        bill.status === 'unapproved' && may('contracts.write') ? (
          <span className="flex justify-end gap-2">
            <Button size="s" tone="neutral" onClick={() => setRefused(bill)}>
              {t('contracts.do.reject')}
              <span className="sr-only">: {bill.account}</span>
            </Button>
            <Button size="s" tone="felt" disabled={approve.isPending} onClick={() => setApproved(bill)}>
              {t('contracts.do.approve')}
              <span className="sr-only">: {bill.account}</span>
            </Button>
          </span>
        ) : null,
    },
  ];
  return (
    <div data-screen="contracts.Bills">
      <ScreenHead
        title={t('nav.contractBills')}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <SearchForm
              key={search ?? ''}
              label={t('contracts.search')}
              value={search ?? ''}
              onSearch={(found) => address.filter({ search: found })}
            />
            <SaveMenu operation={getBillQueueFile} filters={{ view, search }} />
          </div>
        }
      />
      <Tabs
        label={t('contracts.views')}
        value={view}
        onValueChange={(next) => address.filter({ view: viewOf(next) })}
        items={views.map((value) => ({
          value,
          label: t(`contracts.view.${value}`),
          ...(counts !== undefined && (value === 'unapproved' || value === 'open') ? { count: counts[value] } : {}),
        }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.contractBills')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        rowKey={({ id }) => id}
        selectedKey={openId}
        onRowOpen={({ id }) => open(id)}
        address={address}
        empty={{ title: t('contracts.noBills'), hint: t('contracts.noBillsHint') }}
      />
      {approved === undefined ? null : (
        <AlertDialog
          isOpen
          onOpenChange={() => setApproved(undefined)}
          title={t('contracts.approve.title')}
          message={t('contracts.approve.text', {
            account: approved.account,
            amount: amountText(approved.amount, approved.currency),
            period: daysText(approved),
          })}
          confirmLabel={t('contracts.do.approve')}
          cancelLabel={t('shell.cancel')}
          onConfirm={() => {
            approve.mutate(approved.id);
            setApproved(undefined);
          }}
        />
      )}
      {openId === undefined ? null : <BillRounds key={openId} id={openId} onClose={() => open(undefined)} />}
      {refused === undefined ? null : (
        <RejectBillDialog bill={refused} onClose={() => setRefused(undefined)} onDone={refresh} />
      )}
    </div>
  );
}

import { approveAdjustment, listAdjustments, rejectAdjustment, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import type { Column } from '@baize/ui/DataTable';
import { Dialog } from '@baize/ui/Dialog';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { amountText } from '../../components/amountText.ts';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useListAddress } from '../../components/useListAddress.ts';

type Row = OutputOf<typeof listAdjustments>['page']['content'][number];

const statuses = ['requested', 'approved', 'rejected', 'all'] as const;
const TONES = { requested: 'amber', approved: 'felt', rejected: 'neutral' } as const;
const PAGE_SIZE = 20;

/** Corrections of balances: what waits for a second person, and what became of the others. */
export function AdjustmentsScreen() {
  const t = useT();
  const address = useListAddress('/adjustments', { keeps: ['status'] });
  const { page } = address;
  const { status = 'requested' } = address.search;
  const { may, operator } = useOperator();
  const [open, setOpen] = useState<Row | undefined>();
  const found = useQuery({
    ...query(listAdjustments, { status, pageNum: page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const columns: Column<Row>[] = [
    {
      id: 'member',
      header: t('adjust.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Link
          to="/members/$memberId"
          params={{ memberId: row.memberId }}
          className="underline-offset-4 hover:underline"
        >
          {row.account}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('adjust.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`adjust.status.${row.status}`)}</StatusChip>,
    },
    {
      id: 'amount',
      header: t('adjust.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span>
          {row.direction === 'credit' ? '+' : '−'}
          <Amount units={row.amount} currency={row.currency} />
        </span>
      ),
    },
    { id: 'cause', header: t('adjust.cause'), card: 'line', cell: (row) => t(`adjust.cause.${row.cause}`) },
    { id: 'reason', header: t('reason.label'), card: 'line', cell: (row) => row.reason },
    { id: 'by', header: t('adjust.by'), card: 'line', cell: (row) => row.requestedBy },
    { id: 'decided', header: t('adjust.decidedBy'), card: 'line', cell: (row) => row.decidedBy },
    { id: 'at', header: t('adjust.at'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'act',
      header: t('adjust.act'),
      card: 'line',
      cell: (row) =>
        row.status !== 'requested' ? null : !may('cashier.decide') || row.requestedBy === operator?.username ? (
          <span className="text-dense text-text-3">{t('adjust.waits')}</span>
        ) : (
          <Button size="s" onClick={() => setOpen(row)}>
            {t('adjust.decide')}
          </Button>
        ),
    },
  ];
  return (
    <div data-screen="cashier.Adjustments">
      <ScreenHead title={t('nav.adjustments')} note={t('adjust.note')} />
      <Tabs
        label={t('adjust.views')}
        value={status}
        onValueChange={(next) =>
          address.filter({ status: statuses.find((one) => one !== 'requested' && one === next) as undefined })
        }
        items={statuses.map((value) => ({
          value,
          label: t(`adjust.status.${value}`),
          ...(value === 'requested' && found.data !== undefined ? { count: found.data.waiting } : {}),
        }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.adjustments')}
        density="comfortable"
        columns={columns}
        list={found}
        found={found.data?.page}
        rowKey={(row) => row.id}
        address={address}
        empty={{ title: t('adjust.none'), hint: t('adjust.noneHint') }}
      />
      {open === undefined ? null : <DecideDialog row={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** The last look of the second person. */
function DecideDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: (act: typeof approveAdjustment | typeof rejectAdjustment) => call(act, { adjustmentId: row.id }),
    onSuccess: ({ account, status }) => {
      toast.success(t('adjust.decidedToast', { account, status: t(`adjust.status.${status}`) }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <Dialog
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('adjust.decideTitle', { account: row.account })}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="outline" disabled={deciding.isPending} onClick={() => deciding.mutate(rejectAdjustment)}>
            {t('adjust.reject')}
          </Button>
          <Button tone="felt" isLoading={deciding.isPending} onClick={() => deciding.mutate(approveAdjustment)}>
            {t('adjust.approve', { amount: amountText(row.amount, row.currency) })}
          </Button>
        </>
      }
    >
      {deciding.isError ? (
        <Callout tone="danger" isLive className="mb-4">
          {errorText(deciding.error)}
        </Callout>
      ) : null}
      <Facts
        rows={[
          { label: t('adjust.direction'), value: t(`adjust.${row.direction}`) },
          { label: t('adjust.amount'), value: <Amount units={row.amount} currency={row.currency} size="m" /> },
          { label: t('adjust.cause'), value: t(`adjust.cause.${row.cause}`) },
          { label: t('reason.label'), value: row.reason },
          { label: t('adjust.by'), value: row.requestedBy },
          { label: t('adjust.at'), value: <Moment at={row.createdAt} /> },
        ]}
      />
    </Dialog>
  );
}

import { cancelOrder } from '@baize/contract/lotteries/cancelOrder';
import { listOrders } from '@baize/contract/lotteries/listOrders';
import { getBalance } from '@baize/contract/wallet/getBalance';
import type { Family } from '@baize/maths/lottery/Play';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { BetLine } from './BetLine.tsx';
import { NumberRow } from './NumberRow.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import type { ShownOrder } from './orderSums.ts';
import { orderTones } from './orderTones.ts';
import { ProofDialog } from './ProofDialog.tsx';

type Order = ShownOrder;

const LOOK_MS = 4_000;

interface OrderListProps {
  gameCode: string;
  family: Family | undefined;
  /** Puts the lines of an order on the ticket again. */
  onRepeat: (order: Order) => void;
}

/** Own orders on this lottery, each with what was accepted and what became of it; cancelled until their draw closes. */
export function OrderList({ gameCode, family, onRepeat }: OrderListProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const list = useList(listOrders, {
    ask: { gameCode },
    size: 10,
    options: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.content.some((row) => row.state === 'placed') === true ? LOOK_MS : false,
    },
  });
  const cancelling = useMutation({
    mutationFn: (orderId: string) => call(cancelOrder, { orderId }),
    onSuccess: () => toast.success(t('lottery.cancelled')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      for (const { id } of [listOrders, getBalance]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  /* One after the other, since each takes its stake back by itself; one that has closed meanwhile stops no other. */
  const cancellingAll = useMutation({
    mutationFn: async (orderIds: readonly string[]) => {
      let count = 0;
      for (const orderId of orderIds) {
        await call(cancelOrder, { orderId }).then(
          () => (count += 1),
          (error: unknown) => toast.error(errorText(error)),
        );
      }
      return count;
    },
    onSuccess: (count) => (count > 0 ? toast.success(t('lottery.cancelledAll', { count })) : undefined),
    onSettled: () => {
      for (const { id } of [listOrders, getBalance]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  const cancellable = (list.data?.content ?? []).filter(({ canCancel }) => canCancel).map(({ id }) => id);
  const [isSure, setSure] = useState(false);
  const [checked, setChecked] = useState<Order>();
  const [opened, setOpened] = useState<Order>();
  const columns: Column<Order>[] = [
    {
      id: 'lines',
      header: t('lottery.col.bets'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <div className="flex max-w-96 flex-col gap-2">
          {row.lines.map((line, at) => (
            <BetLine key={at} family={family} item={line} />
          ))}
        </div>
      ),
    },
    {
      id: 'draw',
      header: t('lottery.col.draw'),
      card: 'line',
      cell: (row) => <span className="tabular-nums">#{row.drawNo}</span>,
    },
    {
      id: 'time',
      header: t('lottery.col.accepted'),
      card: 'line',
      cell: (row) => <Moment at={row.acceptedAt} />,
    },
    {
      id: 'result',
      header: t('lottery.col.result'),
      card: 'line',
      cell: (row) => (row.numbers === null ? '—' : <NumberRow family={row.family} numbers={row.numbers} size="s" />),
    },
    {
      id: 'stake',
      header: t('lottery.col.stake'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.stake, row.currency)}</span>,
    },
    {
      id: 'payout',
      header: t('lottery.col.payout'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.state === 'won' ? moneyText(row.payout, row.currency) : '—'),
    },
    {
      id: 'state',
      header: t('lottery.col.state'),
      card: 'status',
      cell: (row) => <StatusChip tone={orderTones[row.state]}>{t(`lottery.state.${row.state}`)}</StatusChip>,
    },
    {
      id: 'act',
      header: t('lottery.col.act'),
      card: 'action',
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          {row.canCancel ? (
            <Button
              size="s"
              tone="outline"
              isLoading={cancelling.isPending && cancelling.variables === row.id}
              onClick={() => cancelling.mutate(row.id)}
            >
              {t('lottery.cancel')}
            </Button>
          ) : row.numbers !== null ? (
            <Button size="s" tone="outline" onClick={() => setChecked(row)}>
              {t('lottery.check')}
            </Button>
          ) : null}
          <Button size="s" tone="ghost" onClick={() => setOpened(row)}>
            {t('lottery.details')}
          </Button>
          <Button size="s" tone="ghost" disabled={family === undefined} onClick={() => onRepeat(row)}>
            {t('lottery.repeat')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      {cancellable.length > 1 ? (
        <div className="flex justify-end">
          <Button size="s" tone="outline" isLoading={cancellingAll.isPending} onClick={() => setSure(true)}>
            {t('lottery.cancelAll')}
          </Button>
        </div>
      ) : null}
      <ListTable
        caption={t('lottery.tab.orders')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={3}
        hasTimes
        failed={t('lottery.failedTitle')}
        empty={{ title: t('lottery.ordersNone'), hint: t('lottery.ordersNoneHint') }}
      />
      <AlertDialog
        isOpen={isSure}
        onOpenChange={setSure}
        title={t('lottery.cancelAll')}
        message={t('lottery.cancelAllText', { count: cancellable.length })}
        confirmLabel={t('lottery.cancelAll')}
        cancelLabel={t('lottery.close')}
        onConfirm={() => {
          setSure(false);
          cancellingAll.mutate(cancellable);
        }}
      />
      {opened === undefined ? null : (
        <OrderDrawer order={opened} family={family} onClose={() => setOpened(undefined)} />
      )}
      {checked === undefined ? null : (
        <ProofDialog
          gameCode={gameCode}
          drawNo={checked.drawNo}
          digest={checked.digest}
          onClose={() => setChecked(undefined)}
        />
      )}
    </>
  );
}

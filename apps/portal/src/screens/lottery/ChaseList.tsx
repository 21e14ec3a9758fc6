import type { OutputOf } from '@baize/contract';
import { cancelChase } from '@baize/contract/lotteries/cancelChase';
import { listChases } from '@baize/contract/lotteries/listChases';
import { listOrders } from '@baize/contract/lotteries/listOrders';
import { getBalance } from '@baize/contract/wallet/getBalance';
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

type Chase = OutputOf<typeof listChases>['content'][number];

const TONES = { running: 'amber', ended: 'neutral', stopped: 'felt', cancelled: 'neutral' } as const;
const LOOK_MS = 4_000;

/** Own chases on this lottery: how far each has come, what came back, and the way out of those that run. */
export function ChaseList({ gameCode }: { gameCode: string }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const list = useList(listChases, {
    ask: { gameCode },
    size: 10,
    options: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.content.some((row) => row.state === 'running') === true ? LOOK_MS : false,
    },
  });
  const [ending, setEnding] = useState<Chase>();
  const cancelling = useMutation({
    mutationFn: (chaseId: string) => call(cancelChase, { chaseId }),
    onSuccess: () => toast.success(t('lottery.chase.cancelled')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      for (const { id } of [listChases, listOrders, getBalance]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  const columns: Column<Chase>[] = [
    {
      id: 'mode',
      header: t('lottery.chase.mode'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {t(`lottery.chase.mode.${row.mode}`)}
          {row.stopsOnWin ? <span className="block text-cap text-text-3">{t('lottery.chase.stop')}</span> : null}
        </>
      ),
    },
    {
      id: 'time',
      header: t('lottery.col.accepted'),
      card: 'line',
      cell: (row) => <Moment at={row.createdAt} />,
    },
    {
      id: 'done',
      header: t('lottery.chase.progress'),
      card: 'line',
      cell: (row) => (
        <span className="tabular-nums">
          {row.done} / {row.draws}
        </span>
      ),
    },
    {
      id: 'stake',
      header: t('lottery.col.stake'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.stake, row.currency)}</span>,
    },
    {
      id: 'returned',
      header: t('lottery.chase.returned'),
      align: 'end',
      card: 'line',
      cell: (row) => moneyText(row.returned, row.currency),
    },
    {
      id: 'payout',
      header: t('lottery.col.payout'),
      align: 'end',
      card: 'line',
      cell: (row) => moneyText(row.payout, row.currency),
    },
    {
      id: 'state',
      header: t('lottery.col.state'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.state]}>{t(`lottery.chase.state.${row.state}`)}</StatusChip>,
    },
    {
      id: 'act',
      header: t('lottery.col.act'),
      card: 'action',
      cell: (row) =>
        row.state === 'running' ? (
          <Button
            size="s"
            tone="outline"
            isLoading={cancelling.isPending && cancelling.variables === row.id}
            onClick={() => setEnding(row)}
          >
            {t('lottery.chase.end')}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <ListTable
        caption={t('lottery.tab.chases')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={3}
        failed={t('lottery.failedTitle')}
        empty={{ title: t('lottery.chase.empty'), hint: t('lottery.chase.emptyHint') }}
      />
      <AlertDialog
        isOpen={ending !== undefined}
        onOpenChange={() => setEnding(undefined)}
        title={t('lottery.chase.end')}
        message={t('lottery.chase.endText')}
        confirmLabel={t('lottery.chase.end')}
        cancelLabel={t('lottery.close')}
        onConfirm={() => {
          if (ending !== undefined) cancelling.mutate(ending.id);
          setEnding(undefined);
        }}
      />
    </>
  );
}

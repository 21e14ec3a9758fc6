import type { OutputOf } from '@baize/contract';
import { claimRebate } from '@baize/contract/bonuses/claimRebate';
import { getRebate } from '@baize/contract/bonuses/getRebate';
import { listRebateClaims } from '@baize/contract/bonuses/listRebateClaims';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { listTransactions } from '@baize/contract/wallet/listTransactions';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { formatPercent } from '../../components/formatPercent.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { moneyText } from '../../components/moneyText.ts';
import { MoneyFault } from '../../components/MoneyFault.tsx';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';
import { RebateClaims } from './RebateClaims.tsx';

type RebateLine = OutputOf<typeof getRebate>['lines'][number];

/** A share of what was staked, given back: by category, claimed by hand. */
export function ManualRebate() {
  const t = useT();
  const queries = useQueryClient();
  const once = useOnce();
  const rebate = useList(getRebate, { size: 'whole', options: { staleTime: 0 } });
  const claiming = useMutation({
    mutationFn: () => once([], (requestId) => call(claimRebate, { requestId })),
    onSuccess: ({ amount, currency }) => {
      toast.success(t('funds.rebate.paid', { amount: moneyText(amount, currency) }));
    },
    onSettled: () => {
      for (const { id } of [getRebate, listRebateClaims, getBalance, listTransactions]) {
        void queries.invalidateQueries({ queryKey: [id] });
      }
    },
  });
  const data = rebate.data;
  const text = (units: bigint): string => moneyText(units, data?.currency ?? '');
  const columns: Column<RebateLine>[] = [
    {
      id: 'classify',
      header: t('funds.rebate.category'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => t(`funds.rebate.class.${row.classify}`),
    },
    { id: 'valid', header: t('funds.rebate.valid'), align: 'end', card: 'line', cell: (row) => text(row.validBet) },
    {
      id: 'rate',
      header: t('funds.rebate.rate'),
      align: 'end',
      card: 'line',
      cell: (row) => formatPercent(row.rateBps),
    },
    {
      id: 'amount',
      header: t('funds.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{text(row.amount)}</span>,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.manualRebate')}</h1>
      {data?.isOpen === false ? (
        <EmptyState title={t('funds.rebate.closed')} hint={t('funds.rebate.closedHint')} />
      ) : (
        <Panel title={t('funds.rebate.now')} className="sm:p-6">
          <ListTable
            caption={t('funds.rebate.now')}
            list={rebate}
            found={data && { content: data.lines }}
            columns={columns}
            rowKey={(row) => row.classify}
            skeletonRows={2}
            failed={t('funds.rebate.failed')}
            empty={{ size: 's', title: t('funds.rebate.none'), hint: t('funds.rebate.noneHint') }}
          />
          <div aria-hidden="true" className="my-4 seam" />
          {claiming.isError ? <MoneyFault error={claiming.error} /> : null}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-dense text-text-2">
              {data ? t('funds.rebate.minimum', { amount: text(data.minimum) }) : null}
            </p>
            <Button
              tone="brass"
              size="l"
              isLoading={claiming.isPending}
              disabled={data?.mayClaim !== true}
              onClick={() => claiming.mutate()}
            >
              {data ? t('funds.rebate.claim', { amount: text(data.amount) }) : t('funds.rebate.claimPlain')}
            </Button>
          </div>
        </Panel>
      )}
      <RebateClaims />
    </div>
  );
}

import { transferAll } from '@baize/contract/transfers/transferAll';
import { transferWallet } from '@baize/contract/transfers/transferWallet';
import { updateAutoTransfer } from '@baize/contract/transfers/updateAutoTransfer';
import { formatAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { Switch } from '@baize/ui/Switch';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FundsOverview } from '../../components/funds/FundsOverview.tsx';
import { TransferForm } from '../../components/funds/TransferForm.tsx';
import { TransferList } from '../../components/funds/TransferList.tsx';
import { wholeCents } from '../../components/funds/transferProblem.ts';
import { useFundsRefresh } from '../../components/funds/useFundsRefresh.ts';
import { useMerchantWallet, type MerchantWallet } from '../../components/funds/useMerchantWallet.ts';
import { WalletCards } from '../../components/funds/WalletCards.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { MoneyFault } from '../../components/MoneyFault.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';

type Choice = { from: string; to: string };
const NOTHING = 0n;

/** Transfers between the main wallet and those that vendors keep. */
export function TransferFund() {
  const t = useT();
  const errorText = useErrorText();
  const wallet = useMerchantWallet();
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.transferFund')}</h1>
      {wallet.data !== undefined ? (
        wallet.data.wallets.length === 0 ? (
          <EmptyState title={t('funds.none')} hint={t('funds.noneHint')} />
        ) : (
          <Wallets wallets={wallet.data} />
        )
      ) : wallet.isError ? (
        <ErrorState
          title={t('funds.failed')}
          hint={errorText(wallet.error)}
          retryLabel={t('funds.retry')}
          onRetry={() => void wallet.refetch()}
        />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-32 w-full rounded-panel" />
          <Skeleton className="h-80 w-full rounded-panel" />
        </div>
      )}
    </div>
  );
}

function Wallets({ wallets }: { wallets: MerchantWallet }) {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useFundsRefresh();
  const once = useOnce();
  const [choice, setChoice] = useState<Choice>({ from: 'main', to: wallets.wallets[0]?.wallet ?? 'main' });
  const nameOf = (wallet: string): string =>
    wallets.wallets.find((one) => one.wallet === wallet)?.name ?? (wallet === 'main' ? t('funds.main') : wallet);
  const moving = useMutation({
    mutationFn: ({ from, to, amount }: Choice & { amount: bigint }) =>
      once([from, to, formatAmount(amount)], (requestId) => call(transferWallet, { requestId, from, to, amount })),
    onSuccess: ({ status, amount, currency, to }) => {
      const said = { amount: moneyText(amount, currency), wallet: nameOf(to) };
      if (status === 'done') toast.success(t('funds.moved', said));
      else if (status === 'returned') toast.error(t('funds.refused', said));
      else toast.info(t('funds.checking', said));
    },
    onSettled: refresh,
  });
  const collecting = useMutation({
    mutationFn: () => once(['all'], (requestId) => call(transferAll, { requestId })),
    onSuccess: ({ moves, failed }) => {
      const sum = moves
        .filter(({ status }) => status === 'done')
        .reduce((total, { amount }) => total + amount, NOTHING);
      if (moves.length === 0 && failed.length === 0) toast.info(t('funds.nothingToCollect'));
      else if (sum > NOTHING) toast.success(t('funds.collected', { amount: moneyText(sum, wallets.currency) }));
      for (const { status, amount, currency, from, to } of moves) {
        if (status === 'done') continue;
        const said = { amount: moneyText(amount, currency), wallet: nameOf(to) };
        if (status === 'returned') toast.error(`${nameOf(from)}: ${t('funds.refused', said)}`);
        else toast.info(`${nameOf(from)}: ${t('funds.checking', said)}`);
      }
      for (const { wallet, reason } of failed) toast.error(`${nameOf(wallet)}: ${errorText(reason)}`);
    },
    onSettled: refresh,
  });
  const switching = useMutation({
    mutationFn: (isAuto: boolean) => call(updateAutoTransfer, { isAuto }),
    onSettled: refresh,
  });
  const isBusy = moving.isPending || collecting.isPending;
  const failure = moving.error ?? collecting.error ?? switching.error;
  const all = (next: Choice): void => {
    setChoice(next);
    const there =
      next.from === 'main' ? wallets.main : wallets.wallets.find(({ wallet }) => wallet === next.from)?.balance;
    const amount = wholeCents(there ?? NOTHING);
    if (amount > NOTHING && !isBusy) moving.mutate({ ...next, amount });
  };

  return (
    <>
      <FundsOverview />
      {failure === null ? null : <MoneyFault error={failure} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel
          title={t('funds.wallets')}
          className="sm:p-6"
          aside={
            <Button
              size="s"
              tone="felt"
              icon="coins"
              isLoading={collecting.isPending}
              disabled={isBusy}
              onClick={() => collecting.mutate()}
            >
              {t('funds.collect')}
            </Button>
          }
        >
          <WalletCards wallets={wallets} isBusy={isBusy} onChoose={setChoice} onAll={all} />
        </Panel>
        <Panel title={t('funds.form')} className="sm:p-6">
          <TransferForm
            wallets={wallets}
            {...choice}
            isBusy={moving.isPending}
            onChoose={setChoice}
            onSend={(amount) => moving.mutate({ ...choice, amount })}
          />
          <div className="mt-5 border-t border-line-1 pt-4">
            <Switch
              checked={switching.isPending ? switching.variables : wallets.isAuto}
              onChange={(event) => switching.mutate(event.target.checked)}
            >
              {t('funds.auto')}
            </Switch>
            <p className="mt-1 text-cap text-text-3">{t('funds.autoNote')}</p>
          </div>
        </Panel>
      </div>
      <section aria-labelledby="own-transfers">
        <h2 id="own-transfers" className="mb-3 text-h4 text-text-1">
          {t('funds.list.title')}
        </h2>
        <TransferList nameOf={nameOf} />
      </section>
    </>
  );
}

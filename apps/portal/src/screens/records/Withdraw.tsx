import { getWithdrawRules } from '@baize/contract/cashier/getWithdrawRules';
import { listAccounts } from '@baize/contract/cashier/listAccounts';
import { listWithdrawals } from '@baize/contract/cashier/listWithdrawals';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { listTransactions } from '@baize/contract/wallet/listTransactions';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import type { Withdrawal } from '../../components/withdraw/Withdrawal.ts';
import { WithdrawalList } from '../../components/withdraw/WithdrawalList.tsx';
import { WithdrawalProgress } from '../../components/withdraw/WithdrawalProgress.tsx';
import { withdrawalRefresh } from '../../components/withdraw/withdrawalRefresh.ts';
import { WithdrawConditions } from '../../components/withdraw/WithdrawConditions.tsx';
import { WithdrawForm } from '../../components/withdraw/WithdrawForm.tsx';
import { TrialNotice } from '../../components/TrialNotice.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';

/** Withdrawals: what one asks for, a new one, how far each has come, and those so far. */
export function Withdraw() {
  const t = useT();
  const { isTrial } = useSession();
  return (
    <>
      <h1 className="mb-4 flex min-h-11 items-center text-h2 text-text-1">{t('records.page.withdraw')}</h1>
      {isTrial === true ? <TrialNotice>{t('member.security.trial')}</TrialNotice> : <OwnWithdrawals />}
    </>
  );
}

function OwnWithdrawals() {
  const t = useT();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Withdrawal>();
  const frame = useRef<HTMLDivElement>(null);
  const latest = useQuery({
    ...query(listWithdrawals, { pageNum: 1, pageSize: 20 }),
    refetchInterval: withdrawalRefresh,
  });
  const refresh = (): void => {
    for (const { id } of [getWithdrawRules, listWithdrawals, getBalance, listTransactions]) {
      void queries.invalidateQueries({ queryKey: [id] });
    }
  };
  /* What was pressed is gone with what it opened or closed: reading goes on at the top. */
  const openedId = opened?.id;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      frame.current?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [openedId]);
  const rows = latest.data?.content ?? [];
  const shown = rows.find(({ id }) => id === openedId) ?? opened;
  const toConfirm = rows.filter(({ id, status }) => status === 'paid' && id !== openedId);
  const show = (withdrawal: Withdrawal | undefined): void => {
    setOpened(withdrawal);
    refresh();
  };

  return (
    <div className="flex flex-col gap-6">
      {toConfirm.map((withdrawal) => (
        <Callout
          key={withdrawal.id}
          tone="warning"
          isLive
          title={t('wallet.withdraw.paidTitle', { amount: moneyText(withdrawal.arrives, withdrawal.currency) })}
          action={
            <Button size="s" tone="felt" onClick={() => setOpened(withdrawal)}>
              {t('wallet.withdraw.open')}
            </Button>
          }
        >
          {t('wallet.withdraw.paidText')}
        </Callout>
      ))}
      <div ref={frame} tabIndex={-1} className="flex scroll-mt-32 flex-col gap-6 outline-none">
        {shown === undefined ? (
          <NewWithdrawal onAsked={show} onRefused={refresh} />
        ) : (
          <Panel
            className="sm:p-6"
            title={t('wallet.withdraw.progress', { amount: moneyText(shown.amount, shown.currency) })}
            aside={
              <Button size="s" icon="back" onClick={() => show(undefined)}>
                {t('wallet.withdraw.another')}
              </Button>
            }
          >
            <WithdrawalProgress withdrawal={shown} onConfirmed={show} onChanged={refresh} />
          </Panel>
        )}
      </div>
      <section aria-labelledby="own-withdrawals">
        <h2 id="own-withdrawals" className="mb-3 text-h4 text-text-1">
          {t('wallet.withdraw.own')}
        </h2>
        <WithdrawalList onOpen={setOpened} />
      </section>
    </div>
  );
}

function NewWithdrawal({ onAsked, onRefused }: { onAsked: (made: Withdrawal) => void; onRefused: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const asked = useQuery({ ...query(getWithdrawRules, {}), staleTime: 0 });
  const accounts = useQuery(query(listAccounts, {}));
  const balance = useBalance();
  const failure = asked.error ?? accounts.error;
  if (failure !== null) {
    return (
      <ErrorState
        title={t('wallet.withdraw.rulesFailed')}
        hint={errorText(failure)}
        retryLabel={t('wallet.retry')}
        onRetry={() => void Promise.all([asked.refetch(), accounts.refetch()])}
      />
    );
  }
  if (asked.data === undefined || accounts.data === undefined) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6">
        <Skeleton className="h-72 w-full rounded-panel" />
        <Skeleton className="h-96 w-full rounded-panel" />
      </div>
    );
  }
  /* The live balance is younger than the one that came with the rules. */
  const rules = { ...asked.data, balance: balance.data?.balance ?? asked.data.balance };
  if (rules.missing.includes('closed')) {
    return <EmptyState title={t('wallet.withdraw.closed')} hint={t('wallet.withdraw.closedText')} />;
  }
  return (
    <>
      <WithdrawConditions rules={rules} accounts={accounts.data} />
      <Panel title={t('wallet.withdraw.new')} className="sm:p-6">
        {rules.missing.length > 0 ? (
          <Callout title={t('wallet.withdraw.notYet')}>
            <ul className="list-inside list-disc">
              {rules.missing.map((what) => (
                <li key={what}>
                  {t(`wallet.withdraw.missing.${what}`, { minimum: moneyText(rules.minimum, rules.currency) })}
                </li>
              ))}
            </ul>
          </Callout>
        ) : (
          <div className="mx-auto max-w-160">
            <WithdrawForm rules={rules} accounts={accounts.data} onAsked={onAsked} onRefused={onRefused} />
          </div>
        )}
      </Panel>
    </>
  );
}

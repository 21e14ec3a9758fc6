import { listDepositMethods, listDeposits } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { Stepper } from '@baize/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { nowMs } from '../../useBrand.ts';
import { query } from '../../call.ts';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Deposit } from './Deposit.ts';
import { DepositAmount } from './DepositAmount.tsx';
import { DepositMethods } from './DepositMethods.tsx';
import { DepositPay } from './DepositPay.tsx';
import { pendingRefresh } from './pendingRefresh.ts';

interface DepositFlowProps {
  /** A deposit of the list to look at, instead of a new one. */
  opened?: Deposit | undefined;
  /** Closes the layer the flow stands in; left out on a page of its own. */
  onClose?: (() => void) | undefined;
}

/** Method, amount, pay: from the wish to the credited transfer. */
export function DepositFlow({ opened, onClose }: DepositFlowProps) {
  const t = useT();
  const errorText = useErrorText();
  const methods = useQuery(query(listDepositMethods, {}));
  const own = useQuery({
    ...query(listDeposits, { pageNum: 1, pageSize: 20 }),
    refetchInterval: pendingRefresh,
  });
  const [step, setStep] = useState<'method' | 'amount' | 'pay'>(opened ? 'pay' : 'method');
  const [methodId, setMethodId] = useState<string>();
  const [asked, setAsked] = useState(opened);
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  /* The button that was pressed is gone with its step: the focus goes to the amount, or else to the step itself. */
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else (frame.current?.querySelector<HTMLElement>('[data-autofocus]') ?? frame.current)?.focus();
  }, [step]);

  if (methods.isPending) return <DepositFlowSkeleton />;
  if (methods.isLoadingError) {
    return (
      <ErrorState
        title={t('wallet.methodsFailed')}
        hint={errorText(methods.error)}
        retryLabel={t('wallet.retry')}
        onRetry={() => void methods.refetch()}
      />
    );
  }
  const method = methods.data.find((one) => one.id === methodId) ?? methods.data[0];
  const shown = own.data?.content.find((row) => row.id === asked?.id) ?? asked;
  const open = own.data?.content.find((row) => row.status === 'pending' && Date.parse(row.expiresAt) > nowMs());
  const startOver = () => {
    setAsked(undefined);
    setStep('method');
  };

  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Stepper
        label={t('wallet.steps')}
        steps={[t('wallet.step.method'), t('wallet.step.amount'), t('wallet.step.pay')]}
        current={step === 'method' ? 0 : step === 'amount' ? 1 : 2}
      />
      {step !== 'pay' && open ? (
        <Unfinished
          deposit={open}
          onOpen={() => {
            setAsked(open);
            setStep('pay');
          }}
        />
      ) : null}
      {step === 'pay' && shown ? (
        <DepositPay deposit={shown} onAnother={startOver} onClose={onClose} />
      ) : methods.data.length === 0 ? (
        <EmptyState title={t('wallet.noMethods')} hint={t('wallet.noMethodsHint')} />
      ) : step === 'amount' && method ? (
        <DepositAmount
          method={method}
          onBack={() => setStep('method')}
          onAsked={(made) => {
            setAsked(made);
            setStep('pay');
            void own.refetch();
          }}
        />
      ) : (
        <DepositMethods
          methods={methods.data}
          value={method?.id}
          onValueChange={setMethodId}
          onContinue={() => setStep('amount')}
        />
      )}
    </div>
  );
}

/** A transfer that is still awaited, with the way back to its bank details. */
function Unfinished({ deposit, onOpen }: { deposit: Deposit; onOpen: () => void }) {
  const t = useT();
  return (
    <Callout
      tone="warning"
      title={t('wallet.unfinished.title', { amount: moneyText(deposit.amount, deposit.currency) })}
      action={
        <Button size="s" tone="neutral" onClick={onOpen}>
          {t('wallet.unfinished.open')}
        </Button>
      }
    >
      {t('wallet.unfinished.text')}
    </Callout>
  );
}

function DepositFlowSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-6 w-full max-w-80" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-18 w-full rounded-control" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  );
}

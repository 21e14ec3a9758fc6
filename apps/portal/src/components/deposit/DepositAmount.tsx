import { CallError } from '@baize/client/CallError';
import { useOnce } from '@baize/ui/useOnce';
import { createDeposit } from '@baize/contract';
import { formatAmount, parseAmount, UNIT } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { currencySymbol } from '../../useBrand.ts';
import { call } from '../../call.ts';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { LimitQuestion } from '../safer/LimitQuestion.tsx';
import { MoneyFault } from '../MoneyFault.tsx';
import { amountProblem } from './amountProblem.ts';
import type { Deposit } from './Deposit.ts';
import type { DepositMethod } from './DepositMethods.tsx';
import { SumLine } from '../SumLine.tsx';

const PRESETS = [100n, 300n, 500n, 1000n, 3000n, 5000n].map((whole) => whole * UNIT);

/** What the button promises, by kind of method. */
const GO = {
  bankTransfer: { plain: 'wallet.askPlain', amount: 'wallet.ask' },
  qr: { plain: 'wallet.go.plain', amount: 'wallet.go.qr' },
  gateway: { plain: 'wallet.go.plain', amount: 'wallet.go.gateway' },
  crypto: { plain: 'wallet.go.plain', amount: 'wallet.go.crypto' },
} as const;

interface DepositAmountProps {
  method: DepositMethod;
  onBack: () => void;
  onAsked: (deposit: Deposit) => void;
}

/** The amount, judged in exact units, and what it comes to: pay, fee, credited. */
export function DepositAmount({ method, onBack, onAsked }: DepositAmountProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const once = useOnce();
  const ask = useMutation({
    mutationFn: (amount: bigint) =>
      once([method.id, typed], (requestId) => call(createDeposit, { requestId, methodId: method.id, amount })),
    onSuccess: (deposit) => {
      onAsked(deposit);
    },
  });
  const problem = amountProblem(typed, method);
  const units = problem === undefined ? parseAmount(typed.replace(/\.$/, '')) : undefined;
  const text = (amount: bigint) => moneyText(amount, method.currency);
  const words = {
    missing: t('wallet.amount.missing'),
    invalid: t('wallet.amount.invalid'),
    tooSmall: t('wallet.amount.tooSmall', { minimum: text(method.minimum) }),
    tooLarge: t('wallet.amount.tooLarge', { maximum: text(method.maximum) }),
  };

  /* It stands in the place of the form, and the deposit goes on with the answer. */
  if (ask.error instanceof CallError && ask.error.code === 'limit_unanswered' && units !== undefined) {
    return <LimitQuestion onAnswered={() => ask.mutate(units)} />;
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsJudged(true);
        if (units === undefined) field.current?.focus();
        else ask.mutate(units);
      }}
    >
      <Field label={t('wallet.amount.label')} error={isJudged && problem ? words[problem] : undefined} isRequired>
        {(control) => (
          <AmountInput
            {...control}
            ref={field}
            data-autofocus
            value={typed}
            onValueChange={setTyped}
            onBlur={() => setIsJudged(typed !== '')}
            symbol={currencySymbol(method.currency)}
            currency={method.currency}
            decimals={2}
            presetsLabel={t('wallet.amount.presets')}
            presets={PRESETS.filter((amount) => amount >= method.minimum && amount <= method.maximum).map((amount) => ({
              value: formatAmount(amount),
              label: text(amount).replace(/\.00$/, ''),
            }))}
            range={t('wallet.methodLimits', { minimum: text(method.minimum), maximum: text(method.maximum) })}
          />
        )}
      </Field>
      <dl className="relative flex flex-col gap-2 rounded-panel bg-bg-2 p-4 shadow-cushion">
        <SumLine label={t('wallet.summary.pay')} value={units === undefined ? '—' : text(units)} />
        <SumLine label={t('wallet.summary.fee')} value={text(method.fee)} />
        <div aria-hidden="true" className="my-1 seam" />
        <SumLine
          isStrong
          label={t('wallet.summary.credited')}
          value={units === undefined || units < method.fee ? '—' : text(units - method.fee)}
        />
      </dl>
      {ask.isError ? <MoneyFault error={ask.error} /> : null}
      <div className="flex gap-2">
        <Button tone="neutral" size="l" onClick={onBack} disabled={ask.isPending}>
          {t('wallet.back')}
        </Button>
        <Button type="submit" tone="brass" size="l" className="flex-1" isLoading={ask.isPending}>
          {units === undefined ? t(GO[method.kind].plain) : t(GO[method.kind].amount, { amount: text(units) })}
        </Button>
      </div>
    </form>
  );
}

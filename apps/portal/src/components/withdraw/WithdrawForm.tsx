import { createWithdrawal } from '@baize/contract/cashier/createWithdrawal';
import { formatAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { Icon } from '@baize/ui/Icon';
import { RadioCards } from '@baize/ui/RadioCards';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { MoneyFault } from '../MoneyFault.tsx';
import { SecretField } from './SecretField.tsx';
import { useOnce } from '@baize/ui/useOnce';
import type { Withdrawal, WithdrawAccount, WithdrawRules } from './Withdrawal.ts';
import { withdrawSum } from './withdrawSum.ts';
import { SumLine } from '../SumLine.tsx';

interface WithdrawFormProps {
  rules: WithdrawRules;
  accounts: readonly WithdrawAccount[];
  onAsked: (withdrawal: Withdrawal) => void;
  /** The server knows better what stands in the way. */
  onRefused: () => void;
}

/** Where to, how much, what arrives of it, and the payment password. */
export function WithdrawForm({ rules, accounts, onAsked, onRefused }: WithdrawFormProps) {
  const t = useT();
  const once = useOnce();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const secretField = useRef<HTMLInputElement>(null);
  const start = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  const accountId = (accounts.find(({ id }) => id === chosen) ?? start)?.id;
  const { currency, minimum, maximum } = rules;
  const { decimals, most, problem, good } = withdrawSum(typed, rules);
  const text = (units: bigint): string => moneyText(units, currency);
  const asking = useMutation({
    mutationFn: ({ id, amount }: { id: string; amount: bigint }) =>
      once([id, formatAmount(amount)], (requestId) =>
        call(createWithdrawal, { requestId, accountId: id, amount, paymentPassword: secret }),
      ),
    onSuccess: (withdrawal) => {
      onAsked(withdrawal);
    },
    onError: () => {
      setSecret('');
      onRefused();
    },
  });

  function send(): void {
    setTried(true);
    setJudged(true);
    if (good === undefined) amountField.current?.focus();
    else if (secret === '') secretField.current?.focus();
    else if (accountId !== undefined && !asking.isPending) {
      setTried(false);
      asking.mutate({ id: accountId, amount: good.amount });
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RadioCards
        legend={t('wallet.withdraw.account')}
        columns={accounts.length > 1 ? 2 : 1}
        value={accountId}
        onValueChange={setChosen}
        options={accounts.map(({ id, kind, bank, maskedNumber, holderName, isDefault }) => ({
          value: id,
          title: (
            <>
              <span>{bank}</span>
              {isDefault ? (
                <>
                  {' '}
                  <Icon name="starFilled" size={14} className="inline text-brass-text" />
                  <span className="sr-only">{t('wallet.withdraw.default')}</span>
                </>
              ) : null}
            </>
          ),
          note: (
            <>
              <span className="tabular-nums">{maskedNumber}</span> · {holderName}
            </>
          ),
          media: (
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brass-tint text-brass-text">
              <Icon name={kind === 'bank' ? 'bank' : 'wallet'} size={20} />
            </span>
          ),
        }))}
      />
      <Field
        label={t('wallet.withdraw.amount')}
        error={
          isJudged && problem
            ? t(`wallet.withdraw.fault.${problem}`, { minimum: text(minimum), maximum: text(maximum) })
            : undefined
        }
        isRequired
      >
        {(control) => (
          <AmountInput
            {...control}
            ref={amountField}
            value={typed}
            onValueChange={setTyped}
            onBlur={() => setJudged(typed !== '')}
            symbol={currencySymbol(currency)}
            currency={currency}
            decimals={decimals}
            presetsLabel={t('wallet.withdraw.amounts')}
            presets={
              most < minimum ? [] : [{ value: formatAmount(most), label: `${t('wallet.withdraw.max')} ${text(most)}` }]
            }
            range={t('wallet.methodLimits', { minimum: text(minimum), maximum: text(maximum) })}
          />
        )}
      </Field>
      <dl className="relative flex flex-col gap-2 rounded-panel bg-bg-2 p-4 shadow-cushion">
        <SumLine label={t('wallet.withdraw.fee')} value={good ? text(good.fee) : '—'} />
        <SumLine label={t('wallet.withdraw.left')} value={good ? text(good.left) : '—'} />
        <div aria-hidden="true" className="my-1 seam" />
        <SumLine isStrong label={t('wallet.withdraw.arrives')} value={good ? text(good.arrives) : '—'} />
      </dl>
      <SecretField
        ref={secretField}
        label={t('account.field.paymentPassword')}
        autoComplete="off"
        value={secret}
        onValueChange={setSecret}
        error={isTried && secret === '' ? t('error.field_required') : undefined}
      />
      {asking.isError ? <MoneyFault error={asking.error} /> : null}
      <div className="flex flex-col gap-2">
        <Button type="submit" tone="brass" size="l" isBlock isLoading={asking.isPending}>
          {good ? t('wallet.withdraw.submit', { amount: text(good.amount) }) : t('wallet.withdraw.submitPlain')}
        </Button>
        <p className="text-center text-cap text-text-3">{t('wallet.withdraw.final')}</p>
      </div>
    </form>
  );
}

import { formatAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { IconButton } from '@baize/ui/IconButton';
import { Select } from '@baize/ui/Select';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { transferProblem, wholeCents } from './transferProblem.ts';
import type { MerchantWallet } from './useMerchantWallet.ts';

const NOTHING = 0n;

interface TransferFormProps {
  wallets: MerchantWallet;
  from: string;
  to: string;
  isBusy: boolean;
  onChoose: (choice: { from: string; to: string }) => void;
  onSend: (amount: bigint) => void;
}

/** From where, to where and how much. One of the two is always the main wallet. */
export function TransferForm({ wallets, from, to, isBusy, onChoose, onSend }: TransferFormProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { currency, main } = wallets;
  const text = (units: bigint): string => moneyText(units, currency);
  const source = from === 'main' ? main : (wallets.wallets.find(({ wallet }) => wallet === from)?.balance ?? NOTHING);
  const most = wholeCents(source);
  const judged = transferProblem(typed, most);
  const problem = 'problem' in judged ? judged.problem : undefined;
  const options = [
    { value: 'main', label: t('funds.main') },
    ...wallets.wallets.map(({ wallet, name, balance, isOpen }) => ({
      value: wallet,
      label: name,
      isDisabled: balance === null || (!isOpen && from === 'main'),
    })),
  ];
  const vendor = from === 'main' ? to : from;

  function send(): void {
    setJudged(true);
    if ('problem' in judged) field.current?.focus();
    else if (!isBusy) {
      onSend(judged.amount);
      setTyped('');
      setJudged(false);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-2">
        <Field label={t('funds.from')}>
          {({ id }) => (
            <Select
              id={id}
              value={from}
              options={options}
              onValueChange={(next) =>
                onChoose(next === 'main' ? { from: 'main', to: vendor } : { from: next, to: 'main' })
              }
            />
          )}
        </Field>
        <IconButton icon="transfer" label={t('funds.swap')} onClick={() => onChoose({ from: to, to: from })} />
        <Field label={t('funds.to')}>
          {({ id }) => (
            <Select
              id={id}
              value={to}
              options={options}
              onValueChange={(next) =>
                onChoose(next === 'main' ? { from: vendor, to: 'main' } : { from: 'main', to: next })
              }
            />
          )}
        </Field>
      </div>
      <Field
        label={t('funds.amount')}
        error={isJudged && problem ? t(`funds.fault.${problem}`) : undefined}
        hint={t('funds.there', { amount: text(source) })}
        isRequired
      >
        {(control) => (
          <AmountInput
            {...control}
            ref={field}
            value={typed}
            onValueChange={setTyped}
            onBlur={() => setJudged(typed !== '')}
            symbol={currencySymbol(currency)}
            currency={currency}
            presetsLabel={t('funds.presets')}
            presets={presetsOf(most).map((units, at, all) => ({
              value: formatAmount(units),
              label: at === all.length - 1 ? t('funds.all', { amount: text(units) }) : text(units),
            }))}
          />
        )}
      </Field>
      <Button type="submit" tone="brass" size="l" isBlock isLoading={isBusy}>
        {'amount' in judged ? t('funds.send', { amount: text(judged.amount) }) : t('funds.sendPlain')}
      </Button>
    </form>
  );
}

const STEPS = [10_000_000n, 50_000_000n] as const;

/** Round amounts that the wallet covers, and all of it. */
function presetsOf(most: bigint): bigint[] {
  if (most === NOTHING) return [];
  return [...STEPS.filter((step) => step < most), most];
}

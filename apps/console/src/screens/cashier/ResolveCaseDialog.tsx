import { resolveCase } from '@baize/contract';
import { parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { useState } from 'react';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

const SHORTEST = 10;
const NOTHING = 0n;

/** Closing a case: how much of what did not arrive goes back to the balance, and why. */
export function ResolveCaseDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const { operator } = useOperator();
  const [typed, setTyped] = useState('0');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { currency } = withdrawal;
  const owed = withdrawal.remainder ?? withdrawal.arrives;
  const isPayer = withdrawal.payer === operator?.username;
  const payBack = isPayer ? NOTHING : parseAmount(typed.replace(/\.$/, ''));
  const isOut = payBack === undefined || payBack > owed;
  const isShort = reason.trim().length < SHORTEST;
  const acting = useAct(
    (amount: bigint) => call(resolveCase, { withdrawalId: withdrawal.id, payBack: amount, reason: reason.trim() }),
    onDone,
  );
  const submit = (): void => {
    setIsTried(true);
    if (!isShort && payBack !== undefined && !isOut) acting.mutate(payBack);
  };
  return (
    <ActDialog
      {...{ withdrawal, acting, onClose }}
      title="cashier.resolveTitle"
      button={t('cashier.resolve')}
      onSubmit={submit}
    >
      {isPayer ? (
        <Callout tone="info">{t('cashier.payerPaysNothing')}</Callout>
      ) : (
        <Field
          label={t('cashier.payBack')}
          hint={t('cashier.payBackHint', { amount: amountText(owed, currency) })}
          error={isTried && isOut ? t('error.withdrawal_amount_out_of_range') : undefined}
          isRequired
        >
          {(control) => <AmountInput {...control} currency={currency} value={typed} onValueChange={setTyped} />}
        </Field>
      )}
      <ReasonField
        label={t('cashier.reason')}
        hint={t('cashier.reasonHint')}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        input={{ value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </ActDialog>
  );
}

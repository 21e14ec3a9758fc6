import { resolveCase } from '@baize/contract';
import { parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { useState } from 'react';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

const NOTHING = 0n;

/** Closing a case: how much of what did not arrive goes back to the balance, and why. */
export function ResolveCaseDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const { operator } = useOperator();
  const [typed, setTyped] = useState('0');
  const reason = useReason(10);
  const [isTried, setIsTried] = useState(false);
  const { currency } = withdrawal;
  const owed = withdrawal.remainder ?? withdrawal.arrives;
  const isPayer = withdrawal.payer === operator?.username;
  const payBack = isPayer ? NOTHING : parseAmount(typed.replace(/\.$/, ''));
  const isOut = payBack === undefined || payBack > owed;
  const acting = useAct(
    (amount: bigint) => call(resolveCase, { withdrawalId: withdrawal.id, payBack: amount, reason: reason.text }),
    onDone,
  );
  const submit = (): void => {
    setIsTried(true);
    if (!reason.isShort && payBack !== undefined && !isOut) acting.mutate(payBack);
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
      <ReasonField label="reason.record" hint="reason.hidden" {...reason.field} isTried={isTried} />
    </ActDialog>
  );
}

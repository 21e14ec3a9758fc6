import { payWithdrawal } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

/** Notes a payment that was made at the bank. */
export function PayWithdrawalDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const [reference, setReference] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isEmpty = reference.trim() === '';
  const acting = useAct(
    () => call(payWithdrawal, { withdrawalId: withdrawal.id, reference: reference.trim() }),
    onDone,
  );
  const submit = (): void => {
    setIsTried(true);
    if (!isEmpty) acting.mutate();
  };
  return (
    <ActDialog
      {...{ withdrawal, acting, onClose }}
      title="cashier.payTitle"
      button={t('cashier.pay')}
      onSubmit={submit}
    >
      <Field
        label={t('cashier.reference')}
        hint={t('cashier.referenceHint')}
        error={isTried && isEmpty ? t('error.field_required') : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={100}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
      </Field>
    </ActDialog>
  );
}

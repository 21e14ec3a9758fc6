import { adjustmentCauses, createAdjustment, listAdjustments } from '@baize/contract';
import { useOnce } from '@baize/ui/useOnce';
import { parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { FormDialog } from './FormDialog.tsx';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../call.ts';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';
import { useT } from '../i18n/useT.ts';

type Props = { memberId: string; account: string; currency: string; onClose: () => void };

/** Asks for a correction of a balance. No money moves before somebody else has approved it. */
export function AdjustDialog({ memberId, account, currency, onClose }: Props) {
  const t = useT();
  const queryClient = useQueryClient();
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  const [typed, setTyped] = useState('');
  const [cause, setCause] = useState<(typeof adjustmentCauses)[number]>('mistake');
  const reason = useReason(10);
  const [isTried, setIsTried] = useState(false);
  const once = useOnce();
  const units = parseAmount(typed.replace(/\.$/, ''));
  const asking = useMutation({
    mutationFn: (amount: bigint) =>
      once([direction, typed, cause, reason.text], (requestId) =>
        call(createAdjustment, { requestId, ...{ memberId, direction, amount, cause, reason: reason.text } }),
      ),
    onSuccess: () => {
      toast.success(t('adjust.asked', { account }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listAdjustments.id] }),
  });
  const submit = (): void => {
    setIsTried(true);
    if (units !== undefined && String(units) !== '0' && !reason.isShort && !asking.isPending) asking.mutate(units);
  };
  return (
    <FormDialog
      title={t('adjust.title', { account })}
      description={t('adjust.hint')}
      button={t('adjust.ask')}
      acting={asking}
      onClose={onClose}
      onSubmit={submit}
    >
      <Segmented
        label={t('adjust.direction')}
        value={direction}
        onValueChange={(next) => setDirection(next === 'debit' ? 'debit' : 'credit')}
        options={[
          { value: 'credit', label: t('adjust.credit') },
          { value: 'debit', label: t('adjust.debit') },
        ]}
      />
      <Field
        label={t('adjust.amount')}
        error={isTried && (units === undefined || String(units) === '0') ? t('error.amount_invalid') : undefined}
        isRequired
      >
        {(control) => (
          <AmountInput {...control} data-autofocus currency={currency} value={typed} onValueChange={setTyped} />
        )}
      </Field>
      <Field label={t('adjust.cause')}>
        {(control) => (
          <Select
            {...control}
            value={cause}
            onValueChange={(next) => setCause(adjustmentCauses.find((one) => one === next) ?? 'other')}
            options={adjustmentCauses.map((value) => ({ value, label: t(`adjust.cause.${value}`) }))}
          />
        )}
      </Field>
      <ReasonField hint="reason.trail" {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}

import { closeHeldDeposit } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { RadioCards } from '@baize/ui/RadioCards';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { amountText } from '../../components/amountText.ts';
import type { DecisionProps } from './DecisionProps.ts';

/** Ends held money: it goes back to its payer, or to the member where nothing stands against it any more. */
export function HeldDialog({ deposit, onClose, onDecided }: DecisionProps) {
  const t = useT();
  const site = useSite();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'return' | 'credit'>('return');
  const [typed, setTyped] = useState('');
  const reason = useReason(10);
  const [isTried, setTried] = useState(false);
  const reference = outcome === 'return' ? typed.trim() : '';
  const isUnnamed = outcome === 'return' && reference === '';
  const ending = useMutation({
    mutationFn: () => call(closeHeldDeposit, { depositId: deposit.id, outcome, reference, reason: reason.text }),
    onSuccess: ({ status }) => {
      toast.success(
        t(status === 'returned' ? 'deposits.returnedToast' : 'deposits.approvedToast', {
          account: deposit.account,
          amount: amountText(status === 'returned' ? deposit.amount : deposit.credited, deposit.currency),
        }),
      );
      onDecided();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = (): void => {
    setTried(true);
    if (!isUnnamed && !reason.isShort) ending.mutate();
  };
  return (
    <FormDialog
      title={t('deposits.heldTitle', { brand: site.merchant })}
      description={t('deposits.heldFacts', {
        amount: amountText(deposit.amount, deposit.currency),
        account: deposit.account,
      })}
      button={t(outcome === 'credit' ? 'deposits.heldCredit' : 'deposits.heldReturn')}
      tone={outcome === 'credit' ? 'felt' : 'cinnabar'}
      acting={ending}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioCards
        legend={t('deposits.heldOutcome')}
        options={[
          { value: 'return', title: t('deposits.heldReturn'), note: t('deposits.heldReturnText') },
          { value: 'credit', title: t('deposits.heldCredit'), note: t('deposits.heldCreditText') },
        ]}
        value={outcome}
        onValueChange={(value) => setOutcome(value === 'credit' ? 'credit' : 'return')}
      />
      {outcome === 'return' ? (
        <Field
          label={t('deposits.returnReference')}
          hint={t('deposits.returnReferenceHint')}
          error={isTried && isUnnamed ? t('error.field_required') : undefined}
          isRequired
        >
          {(control) => (
            <TextInput {...control} maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
      ) : null}
      <ReasonField label="reason.record" hint="reason.hidden" {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}

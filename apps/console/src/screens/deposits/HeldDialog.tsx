import { closeHeldDeposit } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { RadioCards } from '@baize/ui/RadioCards';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { amountText } from '../../components/amountText.ts';
import type { DecisionProps } from './DecisionProps.ts';

const outcomes = ['return', 'credit'] as const;
type Form = { outcome: (typeof outcomes)[number]; reference: string; reason: string };

const SHORTEST = 10;

/** Ends held money: it goes back to its payer, or to the member where nothing stands against it any more. */
export function HeldDialog({ deposit, onClose, onDecided }: DecisionProps) {
  const t = useT();
  const site = useSite();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setValue, control } = useForm<Form>({
    defaultValues: { outcome: 'return', reference: '', reason: '' },
  });
  const outcome = useWatch({ control, name: 'outcome' });
  const ending = useMutation({
    mutationFn: ({ outcome, reference, reason }: Form) =>
      call(closeHeldDeposit, {
        depositId: deposit.id,
        outcome,
        reference: outcome === 'return' ? reference.trim() : '',
        reason: reason.trim(),
      }),
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
  const submit = handleSubmit((form) => ending.mutate(form));
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
      onSubmit={() => void submit()}
    >
      <RadioCards
        legend={t('deposits.heldOutcome')}
        options={[
          { value: 'return', title: t('deposits.heldReturn'), note: t('deposits.heldReturnText') },
          { value: 'credit', title: t('deposits.heldCredit'), note: t('deposits.heldCreditText') },
        ]}
        value={outcome}
        onValueChange={(value) => setValue('outcome', value === 'credit' ? 'credit' : 'return')}
      />
      {outcome === 'return' ? (
        <Field
          label={t('deposits.returnReference')}
          hint={t('deposits.returnReferenceHint')}
          error={formState.errors.reference?.message}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              {...register('reference', { validate: (typed) => typed.trim() !== '' || t('error.field_required') })}
            />
          )}
        </Field>
      ) : null}
      <ReasonField
        label={t('deposits.reason')}
        hint={t('deposits.reasonHint')}
        error={formState.errors.reason?.message}
        input={register('reason', {
          validate: (typed) => typed.trim().length >= SHORTEST || t('error.reason_required'),
        })}
      />
    </FormDialog>
  );
}

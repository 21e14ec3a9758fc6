import { rejectDeposit } from '@baize/contract';
import { RadioCards } from '@baize/ui/RadioCards';
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

const publicReasons = ['not_received', 'amount_differs', 'remark_missing', 'name_differs', 'other'] as const;
type Form = { publicReason: (typeof publicReasons)[number]; reason: string };

const SHORTEST = 10;

/** Refusing a deposit: one reason for the member, one for the record. */
export function RejectDialog({ deposit, onClose, onDecided }: DecisionProps) {
  const t = useT();
  const site = useSite();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setValue, control } = useForm<Form>({
    defaultValues: { publicReason: 'not_received', reason: '' },
  });
  const publicReason = useWatch({ control, name: 'publicReason' });
  const rejecting = useMutation({
    mutationFn: ({ publicReason, reason }: Form) =>
      call(rejectDeposit, { depositId: deposit.id, publicReason, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(t('deposits.rejectedToast', { account: deposit.account }));
      onDecided();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = handleSubmit((form) => rejecting.mutate(form));
  return (
    <FormDialog
      title={t('deposits.rejectTitle', { brand: site.merchant })}
      description={t('deposits.rejectFacts', {
        amount: amountText(deposit.amount, deposit.currency),
        account: deposit.account,
      })}
      button={t('deposits.reject')}
      tone="cinnabar"
      acting={rejecting}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <RadioCards
        legend={t('deposits.publicReason')}
        options={publicReasons.map((value) => ({ value, title: t(`deposits.${value}`) }))}
        value={publicReason}
        onValueChange={(value) => setValue('publicReason', publicReasons.find((one) => one === value) ?? 'other')}
      />
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

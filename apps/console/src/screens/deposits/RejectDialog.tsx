import { rejectDeposit } from '@baize/contract';
import { RadioCards } from '@baize/ui/RadioCards';
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

const publicReasons = ['not_received', 'amount_differs', 'remark_missing', 'name_differs', 'other'] as const;

/** Refusing a deposit: one reason for the member, one for the record. */
export function RejectDialog({ deposit, onClose, onDecided }: DecisionProps) {
  const t = useT();
  const site = useSite();
  const queryClient = useQueryClient();
  const [publicReason, setPublicReason] = useState<(typeof publicReasons)[number]>('not_received');
  const reason = useReason(10);
  const [isTried, setTried] = useState(false);
  const rejecting = useMutation({
    mutationFn: () => call(rejectDeposit, { depositId: deposit.id, publicReason, reason: reason.text }),
    onSuccess: () => {
      toast.success(t('deposits.rejectedToast', { account: deposit.account }));
      onDecided();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = (): void => {
    setTried(true);
    if (!reason.isShort) rejecting.mutate();
  };
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
      onSubmit={submit}
    >
      <RadioCards
        legend={t('deposits.publicReason')}
        options={publicReasons.map((value) => ({ value, title: t(`deposits.${value}`) }))}
        value={publicReason}
        onValueChange={(value) => setPublicReason(publicReasons.find((one) => one === value) ?? 'other')}
      />
      <ReasonField label="reason.record" hint="reason.hidden" {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}

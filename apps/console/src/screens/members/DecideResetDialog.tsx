import { decideSecondStepReset, type listSecondStepResets, type OutputOf } from '@baize/contract';
import { FormDialog } from '../../components/FormDialog.tsx';
import { RadioCards } from '@baize/ui/RadioCards';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useT } from '../../i18n/useT.ts';

const SHORTEST = 10;

interface DecideResetDialogProps {
  reset: OutputOf<typeof listSecondStepResets>[number];
  onClose: () => void;
}

/** The second operator's decision about a reset. */
export function DecideResetDialog({ reset, onClose }: DecideResetDialogProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'approve' | 'reject'>('reject');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const deciding = useMutation({
    mutationFn: () => call(decideSecondStepReset, { resetId: reset.id, outcome, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(t('members.resetDone'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = (): void => {
    setIsTried(true);
    if (!isShort && !deciding.isPending) deciding.mutate();
  };
  return (
    <FormDialog
      title={t('members.resetTitle', { account: reset.account })}
      description={`${t('members.resetWaits', { operator: reset.requestedBy })}: ${reset.reason}`}
      button={t(outcome === 'approve' ? 'members.resetApprove' : 'members.resetReject')}
      tone={outcome === 'approve' ? 'felt' : 'cinnabar'}
      acting={deciding}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioCards
        legend={t('members.resetOutcome')}
        options={[
          { value: 'approve', title: t('members.resetApprove'), note: t('members.resetApproveText') },
          { value: 'reject', title: t('members.resetReject'), note: t('members.resetRejectText') },
        ]}
        value={outcome}
        onValueChange={(value) => setOutcome(value === 'approve' ? 'approve' : 'reject')}
      />
      <ReasonField
        label={t('limits.reason')}
        hint={t('deposits.reasonHint')}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        input={{ value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </FormDialog>
  );
}

import { createSecondStepReset } from '@baize/contract';
import { FormDialog } from '../../components/FormDialog.tsx';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useT } from '../../i18n/useT.ts';

const SHORTEST = 10;

interface AskResetDialogProps {
  memberId: string;
  account: string;
  onClose: () => void;
}

/** Asks for two-step login to be taken off; a second operator decides. */
export function AskResetDialog({ memberId, account, onClose }: AskResetDialogProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const asking = useMutation({
    mutationFn: () => call(createSecondStepReset, { memberId, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(t('members.resetAsked'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = (): void => {
    setIsTried(true);
    if (!isShort && !asking.isPending) asking.mutate();
  };
  return (
    <FormDialog
      title={t('members.resetTitle', { account })}
      description={t('members.resetFacts')}
      button={t('members.resetAsk')}
      acting={asking}
      onClose={onClose}
      onSubmit={submit}
    >
      <ReasonField
        label={t('limits.reason')}
        hint={t('deposits.reasonHint')}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        input={{ value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </FormDialog>
  );
}

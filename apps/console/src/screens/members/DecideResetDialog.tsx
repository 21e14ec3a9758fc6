import { decideSecondStepReset, type listSecondStepResets, type OutputOf } from '@baize/contract';
import { RadioCards } from '@baize/ui/RadioCards';
import { useState } from 'react';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';

interface DecideResetDialogProps {
  reset: OutputOf<typeof listSecondStepResets>[number];
  onClose: () => void;
}

/** The second operator's decision about a reset. */
export function DecideResetDialog({ reset, onClose }: DecideResetDialogProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<'approve' | 'reject'>('reject');
  return (
    <DecisionDialog
      title={t('members.resetTitle', { account: reset.account })}
      description={`${t('members.resetWaits', { operator: reset.requestedBy })}: ${reset.reason}`}
      button={t(outcome === 'approve' ? 'members.resetApprove' : 'members.resetReject')}
      tone={outcome === 'approve' ? 'felt' : 'cinnabar'}
      isQuestion={false}
      reason={{ hint: 'reason.hidden', least: 10 }}
      act={(reason) => call(decideSecondStepReset, { resetId: reset.id, outcome, reason })}
      said={() => t('members.resetDone')}
      onClose={onClose}
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
    </DecisionDialog>
  );
}

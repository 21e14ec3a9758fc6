import { createSecondStepReset } from '@baize/contract';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';

interface AskResetDialogProps {
  memberId: string;
  account: string;
  onClose: () => void;
}

/** Asks for two-step login to be taken off; a second operator decides. */
export function AskResetDialog({ memberId, account, onClose }: AskResetDialogProps) {
  const t = useT();
  return (
    <DecisionDialog
      title={t('members.resetTitle', { account })}
      description={t('members.resetFacts')}
      button={t('members.resetAsk')}
      isQuestion={false}
      reason={{ hint: 'reason.hidden', least: 10 }}
      act={(reason) => call(createSecondStepReset, { memberId, reason })}
      said={() => t('members.resetAsked')}
      onClose={onClose}
    />
  );
}

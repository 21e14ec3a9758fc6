import { approveWithdrawal } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

/** Approves, as the only one, the first or the second of two. */
export function ApproveWithdrawalDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const note = useReason(0);
  const acting = useAct(() => call(approveWithdrawal, { withdrawalId: withdrawal.id, note: note.text }), onDone);
  return (
    <ActDialog
      {...{ withdrawal, acting, onClose }}
      title="cashier.approveTitle"
      button={t('cashier.approve')}
      onSubmit={() => acting.mutate()}
    >
      {withdrawal.needsSecond && withdrawal.status === 'requested' ? (
        <Callout tone="info">{t('cashier.firstOfTwo')}</Callout>
      ) : null}
      <ReasonField label="reason.note" hint="reason.noteHint" {...note.field} isFocused />
    </ActDialog>
  );
}

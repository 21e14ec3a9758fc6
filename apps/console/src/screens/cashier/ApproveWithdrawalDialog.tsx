import { REASON_MAX } from '@baize/contract/shapes';
import { approveWithdrawal } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

/** Approves, as the only one, the first or the second of two. */
export function ApproveWithdrawalDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const [note, setNote] = useState('');
  const acting = useAct(() => call(approveWithdrawal, { withdrawalId: withdrawal.id, note: note.trim() }), onDone);
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
      <Field label={t('cashier.note')} optionalLabel={t('shell.optional')} hint={t('cashier.noteHint')}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={REASON_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </ActDialog>
  );
}

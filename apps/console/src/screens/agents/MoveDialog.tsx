import { createMove } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';

interface MoveDialogProps {
  place: { memberId: string; account: string; teamCount: number };
  onClose: () => void;
  onDone: () => void;
}

/** Asks for a move: below whom, and why. How many go along stands beside it. */
export function MoveDialog({ place, onClose, onDone }: MoveDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [to, setTo] = useState('');
  const reason = useReason(10);
  const asking = useMutation({
    mutationFn: () => call(createMove, { memberId: place.memberId, toAccount: to.trim(), reason: reason.text }),
    onSuccess: () => {
      toast.success(t('agents.asked'));
      onClose();
    },
    onSettled: onDone,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="s"
      title={t('agents.moveOf', { account: place.account })}
      description={t('agents.moveText', { count: String(place.teamCount) })}
      labels={{ close: t('shell.close') }}
      footer={
        <Button tone="felt" disabled={reason.isShort} isLoading={asking.isPending} onClick={() => asking.mutate()}>
          {t('agents.ask')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('agents.to')} hint={t('agents.toHint')}>
          {(control) => (
            <TextInput {...control} maxLength={32} value={to} onChange={(event) => setTo(event.currentTarget.value)} />
          )}
        </Field>
        <ReasonField hint="reason.trail" {...reason.field} />
        {asking.error ? (
          <Callout tone="danger" isLive>
            {errorText(asking.error)}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

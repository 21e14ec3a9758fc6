import { getModeration, muteMember } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Segmented } from '@baize/ui/Segmented';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';

/** Minutes that can be chosen. */
const choices = ['10', '60', '1440', '43200'] as const;

/** Mutes a member for a while, with a reason that the house keeps. */
export function MuteDialog({ memberId, name, onClose }: { memberId: string; name: string; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [minutes, setMinutes] = useState<(typeof choices)[number]>('60');
  const reason = useReason(1);
  const muting = useMutation({
    mutationFn: () => call(muteMember, { memberId, minutes: Number(minutes), reason: reason.text }),
    onSuccess: () => {
      toast.success(t('chat.mutedToast', { name }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getModeration.id] }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="s"
      title={t('chat.muteOf', { name })}
      labels={{ close: t('shell.close') }}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!reason.isShort && !muting.isPending) muting.mutate();
        }}
      >
        <Segmented
          isBlock
          label={t('chat.howLong')}
          value={minutes}
          options={choices.map((value) => ({ value, label: t(`chat.minutes.${value}`) }))}
          onValueChange={setMinutes}
        />
        <ReasonField hint="chat.reasonHint" {...reason.field} />
        {muting.error ? (
          <Callout tone="danger" isLive>
            {errorText(muting.error)}
          </Callout>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" tone="felt" isLoading={muting.isPending} disabled={reason.isShort}>
            {t('chat.mute')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

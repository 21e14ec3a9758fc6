import { inEveryLanguage, languageCodes } from '@baize/contract/languages';
import { createRoom, getModeration, updateRoom } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import type { ModeratedRoom } from './Moderation.ts';

const noWords = inEveryLanguage(() => '');

type Props = { room: ModeratedRoom | undefined; nextPosition: number; onClose: () => void };

/** One room: its words in every language, its place, its pace, and whether it is open. */
export function RoomDialog({ room, nextPosition, onClose }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [name, setName] = useState({ ...noWords, ...room?.name });
  const [about, setAbout] = useState({ ...noWords, ...room?.about });
  const [position, setPosition] = useState(String(room?.position ?? nextPosition));
  const [slow, setSlow] = useState(String(room?.slowSeconds ?? 0));
  const [isOpen, setOpen] = useState(room?.isOpen ?? true);
  /* One id for one room: sent again after a broken line it stays the same room. */
  const [requestId] = useState(() => crypto.randomUUID());
  const isWhole = (text: string, most: number): boolean => /^\d{1,4}$/.test(text) && Number(text) <= most;
  const isReady =
    languageCodes.every((language) => name[language].trim() !== '' && about[language].trim() !== '') &&
    isWhole(position, 999) &&
    isWhole(slow, 3_600);
  const saving = useMutation({
    mutationFn: () => {
      const draft = { name, about, position: Number(position), slowSeconds: Number(slow), isOpen };
      return room === undefined
        ? call(createRoom, { requestId, room: draft })
        : call(updateRoom, { roomId: room.id, room: draft });
    },
    onSuccess: () => {
      toast.success(t('chat.roomSaved'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getModeration.id] }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      size="m"
      title={t(room === undefined ? 'chat.newRoom' : 'chat.editRoom')}
      labels={{ close: t('shell.close') }}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !saving.isPending) saving.mutate();
        }}
      >
        {languageCodes.map((language) => (
          <div key={language} className="grid gap-4 sm:grid-cols-[12rem_1fr]">
            <Field label={t('chat.nameIn', { language })} isRequired>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={40}
                  value={name[language]}
                  onChange={({ currentTarget }) => setName({ ...name, [language]: currentTarget.value })}
                />
              )}
            </Field>
            <Field label={t('chat.aboutIn', { language })} isRequired>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={160}
                  value={about[language]}
                  onChange={({ currentTarget }) => setAbout({ ...about, [language]: currentTarget.value })}
                />
              )}
            </Field>
          </div>
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('chat.position')} hint={t('chat.positionHint')}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={position}
                onChange={({ currentTarget }) => setPosition(currentTarget.value)}
              />
            )}
          </Field>
          <Field label={t('chat.slow')} hint={t('chat.slowHint')}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={slow}
                onChange={({ currentTarget }) => setSlow(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <Switch checked={isOpen} onChange={({ currentTarget }) => setOpen(currentTarget.checked)}>
          {t('chat.openForMembers')}
        </Switch>
        {saving.error ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" tone="felt" isLoading={saving.isPending} disabled={!isReady}>
            {t('chat.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { broadcastAudiences, createBroadcast, getAudience, listBroadcasts } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import { MomentField } from '../../components/MomentField.tsx';

/** Writing to many: for whom, when, and how many that would be now. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [audience, setAudience] = useState<(typeof broadcastAudiences)[number]>('everybody');
  const [days, setDays] = useState('30');
  const [tag, setTag] = useState('');
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [sendAt, setSendAt] = useState<string | null>(null);
  /* One id for one message: sent again after a broken line it stays the same one. */
  const [requestId] = useState(() => crypto.randomUUID());
  const hasDays = audience === 'newMembers' || audience === 'silent';
  const isMeant =
    (!hasDays || (/^[1-9]\d{0,2}$/.test(days) && Number(days) <= 365)) && (audience !== 'tagged' || tag.trim() !== '');
  const reach = useQuery({
    ...query(getAudience, {
      audience,
      ...(hasDays ? { days: Number(days) } : {}),
      ...(audience === 'tagged' ? { tag: tag.trim() } : {}),
    }),
    enabled: isMeant,
    placeholderData: keepPreviousData,
  });
  const isReady = isMeant && title.trim() !== '' && content.trim() !== '';
  const planning = useMutation({
    mutationFn: () =>
      call(createBroadcast, {
        ...{ requestId, audience, sendAt, title: title.trim(), content: content.trim() },
        days: hasDays ? Number(days) : null,
        tag: audience === 'tagged' ? tag.trim() : null,
      }),
    onSuccess: () => {
      toast.success(t('broadcasts.planned'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listBroadcasts.id] }),
  });
  return (
    <FormDialog
      title={t('broadcasts.new')}
      description={t('broadcasts.reachHint')}
      button={t('messages.send')}
      acting={planning}
      isReady={isReady}
      onClose={onClose}
      onSubmit={() => isReady && planning.mutate()}
    >
      <Field label={t('broadcasts.audience')}>
        {(control) => (
          <Select
            {...control}
            value={audience}
            options={broadcastAudiences.map((value) => ({ value, label: t(`broadcasts.audience.${value}`) }))}
            onValueChange={(value) => setAudience(broadcastAudiences.find((one) => one === value) ?? 'everybody')}
          />
        )}
      </Field>
      {hasDays ? (
        <Field label={t(`broadcasts.days.${audience}`)} isRequired>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={3}
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {audience === 'tagged' ? (
        <Field label={t('broadcasts.tag')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              maxLength={24}
              value={tag}
              onChange={({ currentTarget }) => setTag(currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      <p role="status" className="text-dense text-text-2">
        {isMeant && reach.data !== undefined ? t('broadcasts.reach', { count: reach.data.members }) : null}
      </p>
      <Field label={t('messages.title')} isRequired>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('messages.content')} hint={t('messages.contentHint')} isRequired>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={4_000}
            value={content}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
          />
        )}
      </Field>
      <MomentField
        label={t('broadcasts.sendAt')}
        hint={t('broadcasts.sendAtHint')}
        value={sendAt}
        onChange={setSendAt}
      />
    </FormDialog>
  );
}

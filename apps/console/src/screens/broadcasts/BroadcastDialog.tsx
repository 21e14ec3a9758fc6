import { broadcastAudiences, createBroadcast, getAudience, listBroadcasts } from '@baize/contract';
import { knownLanguage, languageCodes, type Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { AudienceFields } from '../../components/AudienceFields.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import { MomentField } from '../../components/MomentField.tsx';
import { useSite } from '../../useSite.ts';
import { BroadcastTexts } from './BroadcastTexts.tsx';
import { partsOf, type Texts } from './Texts.ts';

/** Writing to many: for whom, in which languages, when, and how many that would be now. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queryClient = useQueryClient();
  const site = useSite();
  const first = knownLanguage(site.defaultLanguage);
  const spoken = [first, ...languageCodes.filter((code) => code !== first && site.languages.includes(code))] as const;
  const [chosen, setChosen] = useState<{
    audience: (typeof broadcastAudiences)[number];
    tag: string;
    segmentId: string | null;
  }>({ audience: 'everybody', tag: '', segmentId: null });
  const [days, setDays] = useState('30');
  const [texts, setTexts] = useState<Texts>({ title: {}, content: {} });
  const [sendAt, setSendAt] = useState<string | null>(null);
  /* One id for one message: sent again after a broken line it stays the same one. */
  const [requestId] = useState(() => crypto.randomUUID());
  const { audience } = chosen;
  const tag = audience === 'tagged' ? chosen.tag.trim() : null;
  const segmentId = audience === 'segment' ? chosen.segmentId : null;
  const hasDays = audience === 'newMembers' || audience === 'silent';
  const isMeant =
    (!hasDays || (/^[1-9]\d{0,2}$/.test(days) && Number(days) <= 365)) &&
    tag !== '' &&
    (audience !== 'segment' || segmentId !== null);
  const reach = useQuery({
    ...query(getAudience, {
      audience,
      ...(hasDays ? { days: Number(days) } : {}),
      ...(tag === null ? {} : { tag }),
      ...(segmentId === null ? {} : { segmentId }),
    }),
    enabled: isMeant,
    placeholderData: keepPreviousData,
  });
  const written = spoken.filter((code) => partsOf(texts, code).length > 0);
  const isReady = isMeant && written.includes(first) && written.every((code) => partsOf(texts, code).length === 2);
  const planning = useMutation({
    mutationFn: () =>
      call(createBroadcast, {
        ...{ requestId, audience, tag, segmentId, sendAt },
        title: wordsIn(written, texts.title),
        content: wordsIn(written, texts.content),
        days: hasDays ? Number(days) : null,
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
      <AudienceFields
        label={t('broadcasts.audience')}
        kinds={broadcastAudiences.map((value) => ({ value, label: t(`broadcasts.audience.${value}`) }))}
        value={chosen}
        onChange={(change) => setChosen({ ...chosen, ...change })}
      />
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
      <p role="status" className="text-dense text-text-2">
        {isMeant && reach.data !== undefined
          ? t(reach.data.isWhole ? 'audience.reach' : 'audience.reachAtLeast', { count: reach.data.members })
          : null}
      </p>
      <BroadcastTexts spoken={spoken} value={texts} onChange={setTexts} />
      <MomentField
        label={t('broadcasts.sendAt')}
        hint={t('broadcasts.sendAtHint')}
        value={sendAt}
        onChange={setSendAt}
      />
    </FormDialog>
  );
}

/** What is sent: the words of these languages, without what stands around them. */
const wordsIn = (written: readonly Language[], words: LocalTexts): LocalTexts =>
  Object.fromEntries(written.map((code) => [code, words[code]?.trim() ?? '']));

import type { OutputOf } from '@baize/contract';
import { getOwnInvite } from '@baize/contract/agents/getOwnInvite';
import { invitePictures as names } from '@baize/contract/agents/inviteWords';
import { updateOwnInvite } from '@baize/contract/agents/updateOwnInvite';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { RadioCards } from '@baize/ui/RadioCards';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { invitePictures } from '../../components/invitePictures.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { FigureTile } from '../../components/FigureTile.tsx';
import { useT } from '../../i18n/useT.ts';
import { Failed } from './Failed.tsx';

/** What stands on the page that the agent's links lead to, and how many came to it. */
export function InviteForm() {
  const t = useT();
  const own = useQuery(query(getOwnInvite, {}));
  if (own.isLoadingError) return <Failed error={own.error} onRetry={own.refetch} />;
  if (own.data === undefined) return <Skeleton className="h-80 w-full rounded-panel" />;
  const { visits, visitsToday, joined, ...words } = own.data;
  return (
    <div className="flex max-w-180 flex-col gap-4">
      <dl className="grid gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
        <FigureTile label={t('team.invite.visits')} isStrong>
          {visits}
        </FigureTile>
        <FigureTile label={t('team.invite.visitsToday')}>{visitsToday}</FigureTile>
        <FigureTile label={t('team.invite.joined')}>{joined}</FigureTile>
      </dl>
      <WordsForm words={words} />
    </div>
  );
}

type Words = Pick<OutputOf<typeof getOwnInvite>, 'title' | 'content' | 'picture'>;

function WordsForm({ words }: { words: Words }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(words);
  const saving = useMutation({
    mutationFn: () => call(updateOwnInvite, typed),
    onSuccess: () => {
      toast.success(t('team.invite.saved'));
      void queries.invalidateQueries({ queryKey: [getOwnInvite.id] });
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5 rounded-panel bg-bg-1 p-4 shadow-panel sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <p className="text-body text-text-2">{t('team.invite.text')}</p>
      <Field label={t('team.invite.title')} optionalLabel={t('team.optional')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            value={typed.title}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, title: value }))}
          />
        )}
      </Field>
      <Field label={t('team.invite.content')} hint={t('team.invite.contentHint')} optionalLabel={t('team.optional')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={400}
            value={typed.content}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, content: value }))}
          />
        )}
      </Field>
      <RadioCards
        legend={t('team.invite.picture')}
        columns={3}
        value={typed.picture}
        onValueChange={(value) =>
          setTyped((now) => ({ ...now, picture: names.find((name) => name === value) ?? now.picture }))
        }
        options={names.map((name) => ({
          value: name,
          title: t(`team.invite.picture.${name}`),
          media: (
            <img
              src={invitePictures[name]}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-tag object-cover"
            />
          ),
        }))}
      />
      {saving.isError ? (
        <Callout tone="danger" isLive>
          {errorText(saving.error)}
        </Callout>
      ) : null}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={saving.isPending}>
        {t('team.invite.save')}
      </Button>
    </form>
  );
}

import { createNote, listNotes } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { EmptyState } from '@baize/ui/EmptyState';
import { Field } from '@baize/ui/Field';
import { Pager } from '@baize/ui/Pager';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

/** What operators noted about the member for each other. */
export function MemberNotes(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const { may } = useOperator();
  const pagerLabels = usePagerLabels();
  const { memberId, page } = props;
  const notes = useQuery({
    ...query(listNotes, { memberId, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-5">
      {may('members.write') ? <NoteForm memberId={memberId} /> : null}
      {notes.isPending ? <Skeleton className="h-40 rounded-panel" /> : null}
      {notes.isLoadingError ? <QueryFault error={notes.error} onRetry={notes.refetch} /> : null}
      {notes.data !== undefined && notes.data.content.length === 0 ? (
        <EmptyState title={t('members.noNotes')} size="s" />
      ) : null}
      {notes.data !== undefined && notes.data.content.length > 0 ? (
        <Panel>
          <ul className="divide-y divide-line-1">
            {notes.data.content.map((note) => (
              <li key={note.id} className="py-3 first:pt-0 last:pb-0">
                <p className="text-cap text-text-3">
                  {note.author} · <Moment at={note.createdAt} />
                </p>
                <p className="mt-1 max-w-prose text-body break-words whitespace-pre-line text-text-1">{note.body}</p>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {notes.data !== undefined && notes.data.totalPages > 1 ? (
        <Pager page={page} pageCount={notes.data.totalPages} onPage={props.onPage} labels={pagerLabels} />
      ) : null}
    </div>
  );
}

function NoteForm({ memberId }: { memberId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [body, setBody] = useState('');
  const saving = useMutation({
    mutationFn: () => call(createNote, { memberId, body: body.trim() }),
    onSuccess: () => {
      setBody('');
      toast.success(t('members.noteSaved'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listNotes.id] }),
  });
  return (
    <Panel>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (body.trim() !== '' && !saving.isPending) saving.mutate();
        }}
      >
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        <Field label={t('members.noteWrite')} hint={t('members.noteHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={2000}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          tone="felt"
          className="self-start"
          isLoading={saving.isPending}
          disabled={body.trim() === ''}
        >
          {t('members.noteSave')}
        </Button>
      </form>
    </Panel>
  );
}

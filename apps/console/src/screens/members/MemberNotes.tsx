import { createNote, listNotes, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import type { Column } from '@baize/ui/DataTable';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Row = OutputOf<typeof listNotes>['content'][number];

/** What operators noted about the member for each other. */
export function MemberNotes(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const { may } = useOperator();
  const { memberId, page } = props;
  const notes = useQuery({
    ...query(listNotes, { memberId, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Row>[] = [
    { id: 'at', header: t('audit.time'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    { id: 'author', header: t('audit.actor'), card: 'meta', cell: (row) => row.author },
    {
      id: 'body',
      header: t('members.notes'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="block max-w-prose text-body font-normal break-words whitespace-pre-line">{row.body}</span>
      ),
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      {may('members.write') ? <NoteForm memberId={memberId} /> : null}
      <ListTable
        caption={t('members.notes')}
        columns={columns}
        list={notes}
        found={notes.data}
        rowKey={(row) => row.id}
        onPage={props.onPage}
        empty={{ title: t('members.noNotes'), size: 's' }}
      />
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

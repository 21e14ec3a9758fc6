import { listCandidates, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { CandidateDialog } from './CandidateDialog.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Candidate = OutputOf<typeof listCandidates>['content'][number];
const views = ['open', 'all'] as const;
const tones = { waiting: 'amber', talking: 'sky', accepted: 'felt', declined: 'neutral' } as const;

/** People who want to become agents: who waits for an answer, and what became of the others. */
export function CandidatesScreen() {
  const t = useT();
  const queries = useQueryClient();
  const address = useListAddress('/candidates', { keeps: ['view'] });
  const { page } = address;
  const { view = 'open' } = address.search;
  const [opened, setOpened] = useState<Candidate>();
  const list = useQuery({
    ...query(listCandidates, { view, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(15_000),
  });
  const refresh = (): void => void queries.invalidateQueries({ queryKey: [listCandidates.id] });
  const columns: Column<Candidate>[] = [
    {
      id: 'name',
      header: t('candidates.name'),
      isRowHeader: true,
      card: 'title',
      cell: ({ name, about }) => (
        <>
          {name}
          <span className="line-clamp-2 max-w-prose text-cap font-normal text-text-3">{about}</span>
        </>
      ),
    },
    {
      id: 'contact',
      header: t('candidates.contact'),
      card: 'detail',
      cell: ({ channel, contact }) => (
        <>
          {contact}
          <span className="block text-cap text-text-3">{t(`candidates.channel.${channel}`)}</span>
        </>
      ),
    },
    { id: 'since', header: t('candidates.since'), card: 'meta', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'status',
      header: t('candidates.status'),
      card: 'status',
      cell: ({ status, decidedBy }) => (
        <span className="flex flex-col items-start gap-1">
          <StatusChip tone={tones[status]}>{t(`candidates.state.${status}`)}</StatusChip>
          {decidedBy === '' ? null : <span className="text-cap text-text-3">{decidedBy}</span>}
        </span>
      ),
    },
    {
      id: 'act',
      header: t('candidates.act'),
      align: 'end',
      card: 'action',
      cell: (row) => (
        <Button size="s" onClick={() => setOpened(row)}>
          {t('candidates.open')}
          <span className="sr-only">: {row.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <div data-screen="agents.Candidates">
      <ScreenHead title={t('nav.candidates')} />
      <Tabs
        label={t('candidates.views')}
        value={view}
        onValueChange={(next) => address.filter({ view: next === 'all' ? next : undefined })}
        items={views.map((value) => ({ value, label: t(`candidates.view.${value}`) }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.candidates')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data}
        rowKey={({ id }) => id}
        address={address}
        empty={{ title: t('candidates.nobody'), hint: t('candidates.nobodyHint') }}
      />
      {opened === undefined ? null : (
        <CandidateDialog
          key={opened.id}
          candidate={list.data?.content.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
          onDone={refresh}
        />
      )}
    </div>
  );
}

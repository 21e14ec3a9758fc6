import { Badge, type Tone } from '@baize/ui/Badge';
import { DataTable, type Column } from '@baize/ui/DataTable';
import type { listItems, OutputOf } from '@baize/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Moment } from '../../components/Moment.tsx';
import { tableState } from '@baize/ui/tableState';
import { useNow } from '../../components/useNow.ts';
import { Stretch } from '../../components/Stretch.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { ContentItem } from './ContentItem.ts';
import { leadOf } from './leadOf.ts';
import { placeWord } from './placeWord.ts';
import { stateOf, type ItemState } from './stateOf.ts';

type Props = {
  list: UseQueryResult<OutputOf<typeof listItems>>;
  caption: string;
  selectedId: string | undefined;
  onOpen: (id: string) => void;
  empty: ReactNode;
  error: ReactNode;
};

const tones: Record<ItemState, Tone> = { shown: 'felt', hidden: 'neutral', planned: 'sky', ended: 'amber' };

export function ContentTable({ list, caption, selectedId, onOpen, empty, error }: Props) {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  const columns: Column<ContentItem>[] = [
    { id: 'position', header: t('content.position'), align: 'end', card: 'meta', cell: (row) => row.position },
    {
      id: 'lead',
      header: t('content.piece'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Picture item={row} />
          <button
            type="button"
            onClick={() => onOpen(row.id)}
            className="rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
          >
            {leadOf(row, language) || t('content.untitled')}
          </button>
        </span>
      ),
    },
    {
      id: 'place',
      header: t('content.place'),
      card: 'detail',
      cell: (row) => {
        const word = placeWord(row.content);
        return word === undefined ? '–' : t(word);
      },
    },
    {
      id: 'state',
      header: t('content.state'),
      card: 'status',
      cell: (row) => {
        const state = stateOf(row, now);
        return <Badge tone={tones[state]}>{t(`content.state.${state}`)}</Badge>;
      },
    },
    {
      id: 'period',
      header: t('content.period'),
      card: 'line',
      cell: ({ startsAt, endsAt }) =>
        startsAt === null && endsAt === null ? t('content.always') : <Stretch from={startsAt} to={endsAt} />,
    },
    {
      id: 'updatedAt',
      header: t('content.updated'),
      card: 'hide',
      cell: (row) => (
        <>
          <Moment at={row.updatedAt} /> · {row.updatedBy}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      density="compact"
      columns={columns}
      rows={list.data ?? []}
      rowKey={(row) => row.id}
      state={tableState(list)}
      isStale={list.isRefetchError}
      selectedKey={selectedId}
      onRowOpen={(row) => onOpen(row.id)}
      empty={empty}
      error={error}
      footer={t('table.rows', { count: list.data?.length ?? 0 })}
    />
  );
}

function Picture({ item: { content } }: { item: ContentItem }) {
  const image = content.kind === 'banner' || content.kind === 'badge' ? content.body.image : undefined;
  if (image === undefined) return null;
  if (image === '')
    return <span aria-hidden="true" data-theme="dark" className="h-9 w-16 shrink-0 rounded-tag bg-cloth twill" />;
  return <img src={image} alt="" loading="lazy" className="h-9 w-16 shrink-0 rounded-tag object-cover" />;
}

import { listSegments } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { tableState } from '@baize/ui/tableState';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Segment } from './SegmentDraft.ts';
import { SegmentEditor } from './SegmentEditor.tsx';
import { SegmentUses } from './SegmentUses.tsx';
import { useConditionText } from './useConditionText.ts';

/** The brand's segments: their rules, and what uses them. The one that is open stands in the address. */
export function SegmentsScreen() {
  const t = useT();
  const conditionText = useConditionText();
  const { may } = useOperator();
  const queries = useQueryClient();
  const address = useListAddress('/segments', { opens: 'segment' });
  const { open: show } = address;
  const { segment: openId } = address.search;
  const [reads, setReads] = useState(0);
  const list = useQuery(query(listSegments, {}));
  const rows = list.data?.segments ?? [];
  const open = rows.find(({ id }) => id === openId);
  const mayWrite = may('members.write');
  const isNew = openId === 'new' && mayWrite;
  const add = mayWrite ? (
    <Button tone="felt" icon="plus" onClick={() => show('new')}>
      {t('segments.new')}
    </Button>
  ) : null;
  const columns: Column<Segment>[] = [
    {
      id: 'name',
      header: t('segments.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Button tone="ghost" size="s" className="-mx-3 text-left whitespace-normal!" onClick={() => show(row.id)}>
          {row.name}
        </Button>
      ),
    },
    {
      id: 'rule',
      header: t('segments.rule'),
      card: 'meta',
      cell: (row) => (
        <ul className="flex flex-col gap-0.5">
          {row.conditions.map((condition, at) => (
            <li key={at}>{conditionText(condition, row.currency)}</li>
          ))}
        </ul>
      ),
    },
    { id: 'uses', header: t('segments.uses'), card: 'line', cell: (row) => <SegmentUses uses={row.uses} /> },
    { id: 'at', header: t('segments.changed'), card: 'detail', cell: (row) => <Moment at={row.updatedAt} /> },
    { id: 'by', header: t('segments.changedBy'), card: 'detail', cell: (row) => row.updatedBy },
  ];
  return (
    <div data-screen="members.Segments">
      <ScreenHead title={t('nav.segments')} aside={add} />
      <DataTable
        caption={t('nav.segments')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        state={tableState(list)}
        empty={<EmptyState title={t('segments.none')} hint={t('segments.noneHint')} action={add} />}
        error={<QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {open !== undefined || isNew ? (
        <SegmentEditor
          key={`${openId} ${reads}`}
          segment={open}
          mayWrite={mayWrite}
          onReload={() =>
            void queries.invalidateQueries({ queryKey: [listSegments.id] }).then(() => setReads((before) => before + 1))
          }
          onClose={() => show(undefined)}
        />
      ) : null}
    </div>
  );
}

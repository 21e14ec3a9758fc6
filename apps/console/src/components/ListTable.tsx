import { Button } from '@baize/ui/Button';
import { DataTable, type DataTableProps } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useT } from '../i18n/useT.ts';
import { QueryFault } from './QueryFault.tsx';
import { tableState } from './tableState.ts';
import { usePagerLabels } from './usePagerLabels.ts';

type ListTableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'density' | 'totals' | 'onRowOpen' | 'selectedKey' | 'rowKey' | 'skeletonRows' | 'className'
> & {
  /** The query that reads the list. */
  list: Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'isPlaceholderData' | 'error' | 'refetch'>;
  /** The page that it found. */
  found: { content: readonly Row[]; pageNum: number; totalPages: number; totalRows: number } | undefined;
  onPage: (page: number) => void;
  /** What is said where there is nothing. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'hint' | 'action' | 'size'>;
  /** Given where filters are set, so that nothing was found for them: takes them off. */
  onClear?: (() => void) | undefined;
};

/** A page of a list: its columns are the caller's; loading, nothing, failure, pager and count are the same everywhere. */
export function ListTable<Row>({
  list,
  found,
  onPage,
  empty,
  onClear,
  density = 'compact',
  ...table
}: ListTableProps<Row>) {
  const t = useT();
  const labels = usePagerLabels();
  return (
    <DataTable
      {...table}
      density={density}
      rows={found?.content ?? []}
      state={tableState(list)}
      isStale={list.isPlaceholderData}
      empty={
        onClear === undefined ? (
          <EmptyState {...empty} />
        ) : (
          <EmptyState title={t('table.noMatch')} action={<Button onClick={onClear}>{t('table.clear')}</Button>} />
        )
      }
      error={<QueryFault error={list.error} onRetry={list.refetch} />}
      {...(found !== undefined && found.totalPages > 1
        ? { pager: { page: found.pageNum, pageCount: found.totalPages, onPage, labels } }
        : {})}
      footer={t('table.rows', { count: found?.totalRows ?? 0 })}
    />
  );
}

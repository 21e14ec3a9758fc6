import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { PagerProps } from './Pager.tsx';
import { tableState, type Reading } from './tableState.ts';

/** A page of a list; what comes in one piece has no count. */
export interface FoundPage<Row> {
  content: readonly Row[];
  totalPages?: number;
  totalRows?: number;
}

/** What a table takes of a list besides its rows and how they are read. */
export type ListedTable<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'density' | 'totals' | 'onRowOpen' | 'selectedKey' | 'rowKey' | 'skeletonRows' | 'className'
>;

type PagedTableProps<Row> = ListedTable<Row> &
  Pick<DataTableProps<Row>, 'empty' | 'error' | 'footer'> & {
    reading: Reading & { isRefetchError: boolean; isPlaceholderData: boolean };
    found: FoundPage<Row> | undefined;
    pager: Omit<PagerProps, 'pageCount'>;
  };

/**
 * A table whose rows are read page by page: what it shows follows from the reading. Rows that could not be renewed stay,
 * greyed; a pager stands where there is more than one page, or where the size of one can be chosen.
 */
export function PagedTable<Row>({ reading, found, pager, ...rest }: PagedTableProps<Row>) {
  const rows = found?.content ?? [];
  const pageCount = Math.max(1, found?.totalPages ?? 1);
  const hasPager = rows.length > 0 ? pageCount > 1 || pager.onPageSize !== undefined : false;
  return (
    <DataTable
      {...rest}
      rows={rows}
      state={tableState(reading)}
      isStale={reading.isPlaceholderData || reading.isRefetchError}
      {...(hasPager ? { pager: { ...pager, pageCount } } : {})}
    />
  );
}

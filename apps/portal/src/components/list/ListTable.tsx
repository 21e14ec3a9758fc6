import { PagedTable, type FoundPage, type ListedTable } from '@baize/ui/PagedTable';
import type { ReactNode } from 'react';
import { zoneName } from '../../businessDay.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { ListFault } from './ListFault.tsx';
import { ListNothing, type Nothing } from './ListNothing.tsx';
import type { ListState } from './ListState.ts';
import { useLastPage } from './useLastPage.ts';
import { useListPager } from './useListPager.ts';

export type ListTableProps<Row> = ListedTable<Row> & {
  /** The list (`useList`), and the page that it found. */
  list: ListState;
  found: FoundPage<Row> | undefined;
  /** What is said where there is nothing. */
  empty: Nothing;
  /** What is said where filters let nothing through. */
  noMatch?: string;
  /** Says that the list did not come. */
  failed?: string;
  /** Whether rows say times, and no bar of days says by which clock. */
  hasTimes?: boolean;
  /** Below the rows. */
  footer?: ReactNode;
};

/**
 * The rows of a list as a table, on phones as cards: its columns are the caller's; loading, nothing, nothing for these filters,
 * failure, pager and the clock of its times are the same everywhere.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, found, empty, noMatch, failed, hasTimes = false, footer, ...table } = props;
  const { timeZone } = useBrand();
  const pager = useListPager(list);
  useLastPage(list, found);
  const zone = hasTimes && (found?.content.length ?? 0) > 0 ? zoneName(nowMs(), timeZone) : undefined;
  return (
    <PagedTable
      {...table}
      reading={list.reading}
      found={found}
      pager={pager}
      footer={footer ?? zone}
      empty={<ListNothing list={list} empty={empty} noMatch={noMatch} />}
      error={<ListFault reading={list.reading} title={failed} />}
    />
  );
}

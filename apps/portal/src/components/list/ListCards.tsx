import { Pager } from '@baize/ui/Pager';
import type { FoundPage } from '@baize/ui/PagedTable';
import { tableState } from '@baize/ui/tableState';
import type { ReactNode } from 'react';
import { ListFault } from './ListFault.tsx';
import { ListNothing, type Nothing } from './ListNothing.tsx';
import type { ListState } from './ListState.ts';
import { useLastPage } from './useLastPage.ts';
import { useListPager } from './useListPager.ts';

interface ListCardsProps<Row> {
  /** The list (`useList`), and the page that it found. */
  list: ListState;
  found: FoundPage<Row> | undefined;
  /** What is said where there is nothing, and where the list did not come. */
  empty: Nothing;
  failed?: string;
  /** Keeps the place of the rows until they are there. */
  skeleton: ReactNode;
  children: (rows: readonly Row[], isStale: boolean) => ReactNode;
  pagerClass?: string;
}

/** The rows of a list that are no table, such as pictures or threads, in the same states as a table's. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { list, found, empty, failed, skeleton, children, pagerClass } = props;
  const { reading } = list;
  const pager = useListPager(list);
  useLastPage(list, found);
  const state = tableState(reading);
  if (state === 'loading' || (state === 'ready' && found === undefined)) return <div aria-busy="true">{skeleton}</div>;
  if (state === 'error') return <ListFault reading={reading} title={failed} />;
  const { content = [], totalPages = 1 } = found ?? {};
  if (content.length === 0) return <ListNothing list={list} empty={empty} noMatch={undefined} />;
  return (
    <>
      {children(content, reading.isPlaceholderData || reading.isRefetchError)}
      {totalPages > 1 ? (
        <div className={pagerClass}>
          <Pager {...pager} pageCount={totalPages} />
        </div>
      ) : null}
    </>
  );
}

import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { PagedTable, type ListedTable } from '@baize/ui/PagedTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { QueryFault } from './QueryFault.tsx';
import { usePagerLabels } from './usePagerLabels.ts';
import type { ListPlace } from './ListPlace.ts';

type ListTableProps<Row> = ListedTable<Row> & {
  /** The query that reads the list. */
  list: Pick<
    UseQueryResult,
    'data' | 'isPending' | 'isError' | 'isRefetchError' | 'isPlaceholderData' | 'error' | 'refetch'
  >;
  /** The page that it found. */
  found: { content: readonly Row[]; pageNum: number; totalPages: number; totalRows: number } | undefined;
  /** What is said where there is nothing. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'hint' | 'action' | 'size'>;
  /** Before the count of rows, where a screen has two lists. */
  footer?: ReactNode;
} & (
    | {
        /** Where the list stands in the address (`useListAddress`). */
        address: ListPlace;
      }
    | {
        /** For a list inside of something that has no address, such as a dialog. */
        onPage: (page: number) => void;
        onClear?: (() => void) | undefined;
      }
  );

/**
 * A page of a list: its columns are the caller's; loading, nothing, nothing for these filters, failure, pager and count are
 * the same everywhere.
 */
export function ListTable<Row>({ list, found, empty, footer, density = 'compact', ...rest }: ListTableProps<Row>) {
  const t = useT();
  const labels = usePagerLabels();
  const [onPage, onClear] = 'address' in rest ? [rest.address.turn, rest.address.clear] : [rest.onPage, rest.onClear];
  const count = t('table.rows', { count: found?.totalRows ?? 0 });
  return (
    <PagedTable
      {...rest}
      density={density}
      reading={list}
      found={found}
      pager={{ page: found?.pageNum ?? 1, onPage, labels }}
      empty={
        onClear === undefined ? (
          <EmptyState {...empty} />
        ) : (
          <EmptyState
            title={t('table.noMatch')}
            {...(empty.size === undefined ? {} : { size: empty.size })}
            action={<Button onClick={onClear}>{t('table.clear')}</Button>}
          />
        )
      }
      error={<QueryFault error={list.error} onRetry={list.refetch} />}
      footer={
        footer === undefined ? (
          count
        ) : (
          <>
            {footer} · {count}
          </>
        )
      }
    />
  );
}

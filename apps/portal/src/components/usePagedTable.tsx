import { ErrorState } from '@baize/ui/ErrorState';
import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText } from './useErrorText.ts';
import { usePagerLabels, type PagerWords } from './usePagerLabels.ts';

interface PagedTable<Row> {
  list: UseQueryResult<Readonly<{ content: readonly Row[]; totalPages: number }>>;
  page: number;
  onPage: (page: number) => void;
  part: PagerWords;
  /** What is said where the list did not come, and on the button that asks for it again. */
  failed: string;
  retry: string;
}

/** What a list that comes page by page hands to its table: rows, how it stands, its fault, and a pager where there is more than one page. */
export function usePagedTable<Row>({ list, page, onPage, part, failed, retry }: PagedTable<Row>) {
  const errorText = useErrorText();
  const labels = usePagerLabels(part);
  const { data, error } = list;
  return {
    rows: data?.content ?? [],
    state: list.isPending ? 'loading' : list.isLoadingError ? 'error' : 'ready',
    isStale: list.isPlaceholderData,
    error: (
      <ErrorState
        title={failed}
        hint={error ? errorText(error) : undefined}
        retryLabel={retry}
        onRetry={() => void list.refetch()}
      />
    ),
    ...(data && data.totalPages > 1 ? { pager: { page, pageCount: data.totalPages, onPage, labels } } : {}),
  } as const;
}

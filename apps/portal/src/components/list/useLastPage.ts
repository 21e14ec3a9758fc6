import type { FoundPage } from '@baize/ui/PagedTable';
import { useEffect } from 'react';
import type { ListState } from './ListState.ts';

/** Turns to the last page where the one that is shown is behind it: the last row of the last page may have gone. */
export function useLastPage(
  { page, turn }: Pick<ListState, 'page' | 'turn'>,
  found: FoundPage<unknown> | undefined,
): void {
  const { content = [], totalPages = 1, totalRows = 0 } = found ?? {};
  const isBehind = content.length === 0 && totalRows > 0 && page > totalPages;
  useEffect(() => {
    if (isBehind) turn(totalPages);
  }, [isBehind, totalPages, turn]);
}

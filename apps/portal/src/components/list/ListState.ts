import type { UseQueryResult } from '@tanstack/react-query';
import type { ListAddress } from './useListAddress.ts';

/** A list as its parts need it, whatever its rows are; `useList` gives one. */
export interface ListState extends ListAddress {
  reading: Pick<
    UseQueryResult,
    'data' | 'isPending' | 'isError' | 'isRefetchError' | 'isPlaceholderData' | 'error' | 'refetch'
  >;
  /** Whether the member chooses how many rows a page has. */
  isSized: boolean;
}

import type { DefinedUseQueryResult, UseQueryResult } from '@tanstack/react-query';

type Result = Pick<UseQueryResult | DefinedUseQueryResult, 'isPending' | 'isError' | 'data'>;

/** What a table shows of a query: rows that are there stay, whatever happens to their renewal. */
export function tableState({ isPending, isError, data }: Result): 'ready' | 'loading' | 'error' {
  if (data !== undefined) return 'ready';
  return isError && !isPending ? 'error' : 'loading';
}

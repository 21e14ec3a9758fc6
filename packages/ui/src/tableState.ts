/** How far the reading of a list has come; the result of a query is one. */
export interface Reading {
  data: unknown;
  isPending: boolean;
  isError: boolean;
}

/** What a table shows of a reading: rows that are there stay, whatever happens to their renewal. */
export function tableState({ isPending, isError, data }: Reading): 'ready' | 'loading' | 'error' {
  if (data !== undefined) return 'ready';
  return isError && !isPending ? 'error' : 'loading';
}

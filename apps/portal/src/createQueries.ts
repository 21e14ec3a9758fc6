import { CallError } from '@baize/client/CallError';
import { getStatus } from '@baize/contract/site/getStatus';
import { listGames } from '@baize/contract/games/listGames';
import { listVendors } from '@baize/contract/games/listVendors';
import { QueryClient } from '@tanstack/react-query';
import { decode, query } from './call.ts';
import type { Start } from './Start.ts';

const FRESH_MS = 60_000;

/** The first page of slots, asked for in one way everywhere so that one answer serves home, lobby and server. */
export const firstSlots = { gameClassify: 'RNG', pageSize: 60 } as const;

/** The query cache of one page, filled with the answers that came with it, so that nothing is asked for twice. */
export function createQueries(start: Start): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        /* What was refused stays refused; what did not get through may the next time. */
        retry: (failures, error) => failures < 2 && error instanceof CallError && error.isPassing,
        refetchOnWindowFocus: false,
      },
    },
  });
  queries.setQueryData(query(getStatus, {}).queryKey, start.status);
  queries.setQueryData(query(listVendors, {}).queryKey, start.vendors);
  queries.setQueryData(query(listGames, firstSlots).queryKey, decode(listGames, start.games));
  return queries;
}

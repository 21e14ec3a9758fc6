import { CallError } from '@baize/client/CallError';
import { QueryClient } from '@tanstack/react-query';
import { announcementsOf } from './announcementsOf.ts';
import { firstAnswers, readPromotions } from './firstAnswers.ts';
import { promotionsOf } from './promotionsOf.ts';
import { readSlots } from './readSlots.ts';
import type { Start } from './Start.ts';

const FRESH_MS = 60_000;

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
  queries.setQueryData(firstAnswers.vendors.queryKey, start.vendors);
  if (start.promotions !== undefined) {
    queries.setQueryData(announcementsOf('PR', start.language).queryKey, start.promotions);
  }
  if (start.campaigns !== undefined) {
    queries.setQueryData(promotionsOf(start.language).queryKey, readPromotions(start.campaigns));
  }
  queries.setQueryData(firstAnswers.slots.queryKey, readSlots(start.games));
  return queries;
}

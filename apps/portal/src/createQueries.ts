import { CallError } from '@baize/client/CallError';
import { QueryClient } from '@tanstack/react-query';
import { keyOf } from './need.ts';
import { readAnswer } from './readAnswer.ts';
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
  for (const [id, input, value] of start.answers) queries.setQueryData(keyOf({ id, input }), readAnswer(id, value));
  return queries;
}

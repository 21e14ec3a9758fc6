import type { Operation, OutputOf } from '@baize/contract';
import type { CallInput } from '@baize/client/createClient';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call, decode, query } from '../call.ts';

/** The lists that a tab keeps for its session. */
type CacheName = 'HOT_GAMES' | 'WINNERS';

/**
 * An answer that is asked for once in the session of this tab, and again only when its input changes, as it does with the
 * language. It is kept in `sessionStorage` the way it came over the wire. With `everyMs` what is shown is asked for anew
 * in that time, while the page is visible.
 */
export function useSessionCached<Op extends Operation>(
  name: CacheName,
  operation: Op,
  input: CallInput<Op>,
  { everyMs = false }: { everyMs?: number | false } = {},
) {
  const { queryKey } = query(operation, input);
  const of = JSON.stringify(queryKey);
  return useQuery<OutputOf<Op>>({
    queryKey,
    staleTime: Infinity,
    refetchInterval: everyMs,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData(queryKey) === undefined ? readKept(name, of) : undefined;
      if (known !== undefined) {
        try {
          return decode(operation, known);
        } catch {
          sessionStorage.removeItem(name);
        }
      }
      const answer = await call(operation, input, { signal });
      sessionStorage.setItem(name, JSON.stringify({ of, value: z.encode(operation.output, answer as never) }));
      return answer;
    },
  });
}

/** What was kept under a name, if it answers the same question. Anybody can write there: what makes no sense is nothing. */
function readKept(name: CacheName, of: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as { of?: unknown; value?: unknown } | null;
    return kept?.of === of ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

import { CallError, createClient } from '@baize/client';
import { getConsoleStart, type OutputOf } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { learnServerTime } from './nowMs.ts';

export type Site = OutputOf<typeof getConsoleStart>;

/** The first call needs neither a session nor a sealed body. */
const guest = createClient({
  token: () => undefined,
  nowMs: Date.now,
  sealKey: () => Promise.reject(new CallError('envelope_required', 0, 'The start-up call is not sealed.')),
});

/** The brand of this host, its time zone and the key for sealed bodies; asked once per page. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Site> => {
    const site = await guest.call(getConsoleStart, {}, { signal });
    learnServerTime(site.serverTime);
    return site;
  },
});

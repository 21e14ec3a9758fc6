import { createClient } from '@baize/client';
import { nowMs } from './nowMs.ts';
import { queries } from './queries.ts';
import { endSession, readToken } from './session.ts';
import { siteQuery } from './siteQuery.ts';

/** The calls of the console. `call(operation, input)` for acts, `useQuery(query(operation, input))` for what is shown. */
export const { call, query } = createClient({
  token: readToken,
  nowMs,
  sealKey: async () => (await queries.ensureQueryData(siteQuery)).sealKey,
  onRefused: ({ code }) => {
    if (code === 'not_logged_in') endSession({ isExpired: true });
  },
});

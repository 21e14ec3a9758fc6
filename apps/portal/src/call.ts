import { createClient } from '@baize/client/createClient';
import { getStatus } from '@baize/contract/site/getStatus';
import { nowMs, readBrand, startBrand } from './useBrand.ts';
import { endSession, readToken } from './session.ts';

/** The calls of this page. `call(operation, input)` for acts, `useQuery(query(operation, input))` for what is shown. */
export const { call, query, decode } = createClient({
  token: readToken,
  nowMs,
  sealKey: async () => {
    const known = readBrand()?.sealKey;
    if (known !== undefined) return known;
    const status = await call(getStatus, {});
    startBrand(status);
    return status.sealKey;
  },
  onRefused: ({ code }) => {
    if (code === 'not_logged_in') endSession('expired');
  },
});

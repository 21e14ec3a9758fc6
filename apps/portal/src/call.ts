import { createClient } from '@baize/client/createClient';
import { getStatus } from '@baize/contract/site/getStatus';
import { closeGate } from './gate.ts';
import { readSealKey } from './readSealKey.ts';
import { nowMs } from './useBrand.ts';
import { endSession, readSession, readToken, updateMember } from './session.ts';

/** The calls of this page. `call(operation, input)` for acts, `useQuery(query(operation, input))` for what is shown. */
export const { call, query, decode } = createClient({
  token: readToken,
  nowMs,
  sealKey: () => readSealKey(() => call(getStatus, {})),
  onRefused: ({ code }, { audience }) => {
    if (code === 'not_logged_in' && audience === 'member') endSession('expired');
    const { member } = readSession();
    /* The page that sets a new password follows by itself. */
    if (code === 'password_change_needed' && member) updateMember({ ...member, needsPasswordChange: true });
    if (code === 'maintenance' || code === 'region_restricted') closeGate(code);
  },
});

import { CallError } from '@baize/client/CallError';
import type { SealKey } from '@baize/client/createClient';
import type { getStatus, OutputOf } from '@baize/contract';
import { readBrand, startBrand } from './useBrand.ts';

/** The server's key for sealed calls. The start-up call brings it; where that is still on its way, it is asked for. */
export async function readSealKey(ask: () => Promise<OutputOf<typeof getStatus>>): Promise<SealKey> {
  const known = readBrand()?.sealKey;
  if (known !== undefined) return known;
  const status = await ask();
  if (status.status !== 0) {
    throw new CallError(status.maintenance ? 'maintenance' : 'region_restricted', 0, status.message);
  }
  startBrand(status);
  return status.sealKey;
}

import type { Brand } from '#kit/implement.ts';
import { presentMode } from './present.ts';
import { readIsSingle, sumByVendor } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';
import { walletsOf } from './walletsOf.ts';

/** A brand's wallet mode, with totals per vendor. */
export async function readWalletMode(deps: TransfersDeps, { id, currency }: Brand) {
  const [isSingle, vendors, sums] = await Promise.all([
    readIsSingle(deps.pool, id),
    walletsOf(deps, id),
    sumByVendor(deps.pool, id),
  ]);
  return presentMode({ isSingle, currency }, vendors, sums);
}

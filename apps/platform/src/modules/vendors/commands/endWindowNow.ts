import type { closeWindow, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { endWindow } from '../store/brandVendors.ts';

type End = InputOf<typeof closeWindow> & { operator: OperatorSession; ip: string };

/** Ends or cancels a maintenance window. Returns its vendor. */
export async function endWindowNow(
  pool: VendorsDeps['pool'],
  { operator, ip, windowId, reason }: End,
): Promise<number> {
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const window = await endWindow(client, brandId, windowId);
    if (!window) throw new Refusal('window_not_found');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'vendors.closeWindow', objectType: 'vendorWindow', objectId: windowId },
      after: { vendor: window.vendorId, endsAt: window.endsAt.toISOString() },
    });
    return window.vendorId;
  });
}

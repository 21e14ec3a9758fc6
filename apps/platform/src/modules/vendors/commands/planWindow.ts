import type { createWindow, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { holdBrandVendor, insertWindow, isAhead } from '../store/brandVendors.ts';

type Plan = InputOf<typeof createWindow> & { operator: OperatorSession; ip: string };

const MAX_DAYS = 30;

/** Plans a maintenance window; of two concurrent requests for the same hour one is refused. */
export async function planWindow(pool: VendorsDeps['pool'], { operator, ip, ...plan }: Plan): Promise<void> {
  const { brandId, operatorId, username } = operator;
  const lengthMs = Date.parse(plan.endsAt) - Date.parse(plan.startsAt);
  if (lengthMs <= 0 || lengthMs > MAX_DAYS * 86_400_000) throw new Refusal('span_invalid');
  await transact(pool, async (client) => {
    if (!(await holdBrandVendor(client, brandId, plan.vendorId))) throw new Refusal('vendor_not_found');
    if (!(await isAhead(client, plan.endsAt))) throw new Refusal('span_invalid');
    const window = await insertWindow(client, { ...plan, brandId, by: username });
    if (!window) throw new Refusal('window_overlaps');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: plan.reason },
      ...{ action: 'vendors.createWindow', objectType: 'vendorWindow', objectId: String(window.id) },
      after: { vendor: plan.vendorId, startsAt: plan.startsAt, endsAt: plan.endsAt, ...plan.notice },
    });
  });
}

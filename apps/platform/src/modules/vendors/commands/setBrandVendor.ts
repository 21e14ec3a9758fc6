import type { InputOf, updateBrandVendor } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { readBrandVendors, writeBrandVendor, type BrandVendorRow } from '../store/brandVendors.ts';

type Change = InputOf<typeof updateBrandVendor> & { operator: OperatorSession; ip: string };

/** Changes how a brand offers a vendor, with an audit row. */
export async function setBrandVendor(
  pool: VendorsDeps['pool'],
  { operator, ip, reason, ...change }: Change,
): Promise<void> {
  const { brandId, operatorId, username } = operator;
  await transact(pool, async (client) => {
    const [before] = await readBrandVendors(client, { brandId, vendorId: change.vendorId });
    if (!before) throw new Refusal('vendor_not_found');
    if (!(await writeBrandVendor(client, { ...change, brandId }))) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'vendors.updateBrandVendor', objectType: 'vendor', objectId: before.code },
      before: factsOf(before),
      after: factsOf(change),
    });
  });
}

const factsOf = ({
  isEnabled,
  position,
  badge,
}: Pick<BrandVendorRow, 'isEnabled' | 'position'> & { badge: string }) => ({
  ...{ isEnabled, position, badge },
});

import type { InputOf, updateOpening } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import type { Opening } from '../rules.ts';
import { readBrandVendors, writeOpening } from '../store/brandVendors.ts';

type Change = InputOf<typeof updateOpening> & { operator: OperatorSession; ip: string };

/** Changes how a brand opens a vendor's games, with an audit row. */
export async function setOpening(
  pool: VendorsDeps['pool'],
  { operator, ip, reason, opening, ...change }: Change,
): Promise<void> {
  const { brandId, operatorId, username } = operator;
  await transact(pool, async (client) => {
    const [before] = await readBrandVendors(client, { brandId, vendorId: change.vendorId });
    if (!before) throw new Refusal('vendor_not_found');
    const { launchOrigins, brand } = before.opening;
    const isOwn = opening?.mirroredOrigins.every((origin) => launchOrigins.includes(origin)) ?? true;
    if (!isOwn) throw new Refusal('origin_foreign');
    if (!(await writeOpening(client, { ...change, opening, brandId }))) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'vendors.updateOpening', objectType: 'vendor', objectId: before.code },
      ...(brand === null ? {} : { before: factsOf(brand) }),
      ...(opening === null ? {} : { after: factsOf(opening) }),
    });
  });
}

const factsOf = ({ isFrameable, mirroredOrigins }: Opening) => ({
  ...{ isFrameable, mirroredOrigins: mirroredOrigins.join(' ') },
});

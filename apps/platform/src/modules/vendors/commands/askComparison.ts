import type { createComparison, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { isAhead, readBrandVendors } from '../store/brandVendors.ts';
import { insertComparison, type ComparisonRow } from '../store/comparisons.ts';

type Ask = InputOf<typeof createComparison> & { operator: OperatorSession; ip: string };

const MAX_DAYS = 31;

/** Starts a comparison with a vendor's list of rounds. */
export async function askComparison(
  pool: VendorsDeps['pool'],
  { operator, ip, vendorId, from, to }: Ask,
): Promise<ComparisonRow> {
  const { brandId, operatorId, username } = operator;
  const lengthMs = Date.parse(to) - Date.parse(from);
  if (lengthMs <= 0 || lengthMs > MAX_DAYS * 86_400_000) throw new Refusal('span_invalid');
  return transact(pool, async (client) => {
    const [vendor] = await readBrandVendors(client, { brandId, vendorId });
    if (!vendor) throw new Refusal('vendor_not_found');
    if (!vendor.listsRounds) throw new Refusal('rounds_not_listed');
    if (await isAhead(client, to)) throw new Refusal('span_invalid');
    const row = await insertComparison(client, { brandId, vendorId, from, to, by: username });
    if (!row) throw new Refusal('request_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'vendors.createComparison', objectType: 'comparison', objectId: String(row.id) },
      after: { vendor: vendor.code, from, to },
    });
    return row;
  });
}

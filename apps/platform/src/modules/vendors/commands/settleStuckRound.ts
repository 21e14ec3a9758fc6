import type { decideStuckRound, InputOf, OutputOf } from '@baize/contract';
import { transact } from '@baize/server/transact';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { record } from '#modules/audit/index.ts';
import { readDesk } from '../readDesk.ts';
import { SupplierError } from '../SupplierError.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Act = InputOf<typeof decideStuckRound> & { operator: OperatorSession; ip: string };

/**
 * Makes a vendor send again what our wallet refused, or give it up. The audit row is written before the vendor is
 * called, so every decision that reaches it is recorded even if its answer is lost.
 */
export async function settleStuckRound(
  { pool, vendors, log }: Pick<VendorsDeps, 'pool' | 'vendors' | 'log'>,
  { vendorId, round, act, reason, operator, ip }: Act,
): Promise<OutputOf<typeof decideStuckRound>> {
  const { brandId, operatorId, username } = operator;
  const known = await vendors.directory.byId(vendorId);
  const supplier = known && vendors.supplierOf(known);
  if (!known || !supplier?.decideDesk) throw new Refusal('stuck_round_not_found');
  try {
    const found = (await readDesk({ vendors }, known, brandId)).find((one) => one.round === round);
    if (!found) throw new Refusal('stuck_round_not_found');
    if (found.isAsking) throw new Refusal('stuck_round_asking');
    await transact(pool, (client) =>
      record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason },
        ...{ action: 'vendors.decideStuckRound', objectType: 'round', objectId: round },
        before: { refused: found.reason, call: found.call },
        after: { act, vendor: known.vendor.code, member: found.memberId },
      }),
    );
    return await supplier.decideDesk(known, { act, round, by: username, reason });
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    log.warn({ err: error, vendor: known.vendor.code, round, act }, 'the desk of a vendor did not answer');
    throw new Refusal('vendor_unavailable');
  }
}

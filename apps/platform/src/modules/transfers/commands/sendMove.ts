import { SupplierError, userOf, type KnownVendor } from '#modules/vendors/index.ts';
import type { MoveRow } from '../MoveRow.ts';
import { ASK_SOON_MS, PATIENCE_MS, VALID_MS, verdictOf } from '../rules.ts';
import { markSent, markUnknown, readMove } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { settleMove } from './settleMove.ts';

/**
 * Sends a requested transfer to the vendor. It is marked as sent before, so a crash leaves a transfer that is queried
 * and never one that is sent twice.
 */
export async function sendMove(deps: TransfersDeps, known: KnownVendor, requested: MoveRow): Promise<MoveRow> {
  const sent = await markSent(deps.pool, requested.id, PATIENCE_MS);
  if (!sent?.sentAt) return (await readMove(deps.pool, requested.id)) ?? requested;
  const partner = known.brandById(sent.brandId)?.subPartnerId ?? '';
  try {
    const said = await deps.vendors.transferWallets.transfer(known, {
      ...{ username: userOf(partner, sent.memberId), direction: sent.direction, amount: sent.amount },
      ...{ reference: sent.reference, validUntil: new Date(sent.sentAt.getTime() + VALID_MS) },
    });
    const verdict = verdictOf(said, 0);
    if (verdict === 'unknown')
      return (await markUnknown(deps.pool, { id: sent.id, answer: said, askInMs: ASK_SOON_MS })) ?? sent;
    return await settleMove(deps, sent.id, { status: verdict, from: ['sent', 'unknown'], answer: said });
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    deps.log.warn({ err: error, transfer: String(sent.id), vendor: sent.vendorCode }, 'a transfer is in doubt');
    return (
      (await markUnknown(deps.pool, { id: sent.id, answer: error.message, askInMs: ASK_SOON_MS })) ??
      (await readMove(deps.pool, sent.id)) ??
      sent
    );
  }
}

import { SupplierError } from '#modules/vendors/index.ts';
import type { MoveRow } from '../MoveRow.ts';
import { verdictOf } from '../rules.ts';
import { ageOf, markUnknown } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { settleMove } from './settleMove.ts';

/**
 * Determines the outcome of an abandoned transfer. One that was never sent is returned; for others the vendor is
 * queried by our reference, and nothing is ever sent a second time.
 */
export async function checkMove(deps: TransfersDeps, move: MoveRow): Promise<MoveRow> {
  if (move.status === 'requested') {
    return settleMove(deps, move.id, { status: 'returned', from: ['requested'], answer: 'never sent' });
  }
  const known = await deps.vendors.directory.byId(move.vendorId);
  if (!known) return (await markUnknown(deps.pool, { id: move.id, answer: 'the vendor cannot be asked' })) ?? move;
  try {
    // The age is taken before the query: a transfer unknown to the vendor then can no longer be processed.
    const ageMs = await ageOf(deps.pool, move.id);
    const said = await deps.vendors.transferWallets.check(known, move.reference);
    const verdict = verdictOf(said, ageMs);
    if (verdict === 'unknown') return (await markUnknown(deps.pool, { id: move.id, answer: said })) ?? move;
    return await settleMove(deps, move.id, { status: verdict, from: ['sent', 'unknown'], answer: said });
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    deps.log.warn({ err: error, transfer: String(move.id), vendor: move.vendorCode }, 'a transfer stays in doubt');
    return (await markUnknown(deps.pool, { id: move.id, answer: error.message })) ?? move;
  }
}

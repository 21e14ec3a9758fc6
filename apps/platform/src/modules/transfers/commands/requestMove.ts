import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { countMoved } from '#modules/limits/index.ts';
import { CENT } from '#modules/vendors/index.ts';
import { postWithin, type PostResult } from '#modules/wallet/index.ts';
import type { MoveRow } from '../MoveRow.ts';
import { moneyOfRequest } from '../rules.ts';
import { insertMove, readByRequest, readIsSingle } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { walletsOf, type BrandVendor } from '../walletsOf.ts';
import { ensureWallet } from './ensureWallet.ts';
import { sendMove } from './sendMove.ts';

export type MoveRequest = {
  brandId: number;
  memberId: bigint;
  account: string;
  /** The member's currency; not an input of the caller. */
  currency: string;
  requestId: string;
  vendorCode: string;
  direction: 'in' | 'out';
  amount: bigint;
  isAuto?: boolean;
};

/**
 * Moves money between the main wallet and a vendor's, idempotent by request id. A debit of the main wallet is in the
 * transaction that stores the transfer; only then is the vendor called.
 */
export async function requestMove(deps: TransfersDeps, request: MoveRequest): Promise<MoveRow> {
  const known = await readByRequest(deps.pool, request, request.requestId);
  if (known) return sameOrConflict(known, request);
  if (await readIsSingle(deps.pool, request.brandId)) throw new Refusal('wallet_single');
  if (request.amount % CENT !== 0n) throw new Refusal('amount_invalid');
  const vendor = (await walletsOf(deps, request.brandId)).find((one) => one.known.vendor.code === request.vendorCode);
  if (!vendor) throw new Refusal('wallet_unknown');
  // Money at a vendor can come back, whatever was disabled meanwhile.
  if (request.direction === 'in' && !vendor.isOpen) throw new Refusal('wallet_closed');
  await ensureWallet(deps, vendor, request);
  const written = await retried(() => writeMove(deps, vendor, request));
  deps.wallet.announce(written.items, written.results);
  return written.isNew ? sendMove(deps, vendor.known, written.row) : written.row;
}

function sameOrConflict(known: MoveRow, request: MoveRequest): MoveRow {
  const isSame =
    known.vendorCode === request.vendorCode && known.direction === request.direction && known.amount === request.amount;
  if (!isSame) throw new Refusal('request_conflict');
  return known;
}

async function writeMove(deps: TransfersDeps, { known }: BrandVendor, request: MoveRequest) {
  return transact(deps.pool, async (client) => {
    const row = await insertMove(client, {
      ...request,
      vendorId: known.vendor.id,
      isAuto: request.isAuto ?? false,
    });
    if (!row) {
      const first = await readByRequest(client, request, request.requestId);
      if (first) return { row: sameOrConflict(first, request), isNew: false, items: [], results: [] };
      throw new Refusal((await readIsSingle(client, request.brandId)) ? 'wallet_single' : 'transfer_in_progress');
    }
    const items = moneyOfRequest(row);
    const results = await postWithin(client, items);
    results.forEach(refuseUnposted);
    if (row.direction === 'in') await countMoved(client, row, row.amount);
    return { row, isNew: true, items, results };
  });
}

function refuseUnposted({ outcome }: PostResult): void {
  if (outcome === 'applied') return;
  if (outcome === 'insufficient_funds' || outcome === 'account_closed') throw new Refusal(outcome);
  // A blocked member moves no money towards a game, and nobody more than may be lost there.
  if (outcome === 'time_out' || outcome === 'excluded') throw new Refusal(outcome);
  if (outcome === 'session_limit' || outcome === 'stake_limit' || outcome === 'loss_limit') throw new Refusal(outcome);
  throw new Error(`The ledger answered ${outcome} to a transfer.`);
}

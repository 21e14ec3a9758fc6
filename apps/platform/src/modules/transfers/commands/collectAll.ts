import { createHash } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import type { MoveRow } from '../MoveRow.ts';
import { readPurses } from '../readPurses.ts';
import { readByRequest, readIsSingle } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { requestMove } from './requestMove.ts';

type Failed = { wallet: string; reason: 'vendor_unavailable' | 'transfer_in_progress' };
type Request = { brandId: number; memberId: bigint; account: string; currency: string; requestId: string };

/** Empties every vendor's wallet into the main one, independently; a repeated request repeats none of them. */
export async function collectAll(
  deps: TransfersDeps,
  request: Request,
): Promise<{ moves: MoveRow[]; failed: Failed[] }> {
  if (await readIsSingle(deps.pool, request.brandId)) throw new Refusal('wallet_single');
  const moves: MoveRow[] = [];
  const failed: Failed[] = [];
  await Promise.all(
    (await readPurses(deps, request)).map(async ({ vendor, balance }) => {
      const vendorCode = vendor.known.vendor.code;
      const requestId = partOf(request.requestId, vendorCode);
      const known = await readByRequest(deps.pool, request, requestId);
      if (known) moves.push(known);
      else if (balance === undefined) failed.push({ wallet: vendorCode, reason: 'vendor_unavailable' });
      else if (balance > 0n) {
        try {
          const one = { ...request, requestId, vendorCode, direction: 'out', amount: balance } as const;
          moves.push(await requestMove(deps, one));
        } catch (error) {
          const reason = reasonOf(error);
          if (reason === undefined) throw error;
          failed.push({ wallet: vendorCode, reason });
        }
      }
    }),
  );
  return { moves, failed };
}

/** The derived id of one of a request's transfers. */
function partOf(requestId: string, vendorCode: string): string {
  const hex = createHash('sha256').update(`${requestId}:${vendorCode}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function reasonOf(error: unknown): Failed['reason'] | undefined {
  if (!(error instanceof Refusal)) return undefined;
  // A concurrent request has taken the money, or the derived id was just used with another amount.
  if (error.code === 'transfer_in_progress' || error.code === 'request_conflict') return 'transfer_in_progress';
  return error.code === 'vendor_unavailable' || error.code === 'overloaded' ? 'vendor_unavailable' : undefined;
}

import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { postWithin, type PostResult, type WalletItem } from '#modules/wallet/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { readRebate } from '../readRebate.ts';
import type { ClaimRow } from '../RebateRules.ts';
import { addCounted, insertClaim, lockRebates, readClaimByRequest } from '../store/rebates.ts';

type Request = { brandId: number; memberId: bigint; currency: string; requestId: string };

/**
 * Pays the rebate on all valid bets not yet paid for: the mark, the claim and the money are one transaction, serialised
 * per member. Idempotent by request id.
 */
export async function payRebate(deps: BonusesDeps, request: Request): Promise<ClaimRow> {
  // Queried before a connection is held: while waiting for the member's lock the transaction must not wait for another
  // connection.
  const classes = await deps.catalogue.classesOf(request.brandId);
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockRebates(client, request);
      const known = await readClaimByRequest(client, request, request.requestId);
      if (known) return { row: known, items: [], results: [] };
      const rebate = await readRebate(client, classes, request);
      if (!rebate?.mayClaim) throw new Refusal('rebate_nothing');
      await addCounted(client, request, rebate.unpaid);
      const claim = await insertClaim(client, { ...request, amount: rebate.amount, lines: rebate.lines });
      const money = [moneyOf(request, claim)];
      const posted = await postWithin(client, money);
      posted.forEach(refuseUnposted);
      return { row: claim, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

function moneyOf({ brandId, memberId }: Request, { id, amount, currency }: ClaimRow): WalletItem {
  return {
    ...{ brandId, memberId, currency, amount, scope: 'bonuses', key: `rebate:${id}`, kind: 'rebate' },
    ...{ debit: 'house.rebate:claims', credit: 'main' },
  };
}

function refuseUnposted({ outcome }: PostResult): void {
  if (outcome === 'applied') return;
  if (outcome === 'account_closed') throw new Refusal(outcome);
  throw new Error(`The ledger answered ${outcome} to a rebate.`);
}

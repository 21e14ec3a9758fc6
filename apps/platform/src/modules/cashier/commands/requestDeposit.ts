import { randomBytes } from 'node:crypto';
import { Refusal } from '../../../kit/refusal.ts';
import { transact } from '../../../kit/transact.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import type { DepositRow } from '../DepositRow.ts';
import { isPayable, MAX_OPEN, remarkOf } from '../rules.ts';
import { countOpen, expireOverdue, insertDeposit, lockMember, readByRequest, readMethods } from '../store.ts';

type DepositRequest = {
  brandId: number;
  memberId: bigint;
  account: string;
  /** The member's currency; the caller has no say in it. */
  currency: string;
  requestId: string;
  methodId: string;
  amount: bigint;
};

/**
 * Writes a request once. The member's requests are taken one at a time, so that neither the limit of open ones nor the
 * request's id can be passed by sending many at once. The same id answers what it answered, in its present state.
 */
export async function requestDeposit(
  { pool }: Pick<CashierDeps, 'pool'>,
  request: DepositRequest,
): Promise<DepositRow> {
  return transact(pool, async (client) => {
    await lockMember(client, request.brandId, request.memberId);
    await expireOverdue(client, request.brandId);
    const known = await readByRequest(client, request, request.requestId);
    if (known) {
      const isSame = String(known.methodId) === request.methodId && known.amount === request.amount;
      if (!isSame) throw new Refusal('request_conflict');
      return known;
    }
    const methods = await readMethods(client, request.brandId, request.currency);
    const method = methods.find((row) => String(row.id) === request.methodId);
    if (!method) throw new Refusal('deposit_method_unknown');
    if (!isPayable(request.amount, method.currency)) throw new Refusal('amount_invalid');
    if (request.amount < method.minimum || request.amount > method.maximum) {
      throw new Refusal('deposit_amount_out_of_range');
    }
    if ((await countOpen(client, request)) >= MAX_OPEN) throw new Refusal('deposit_too_many_open');
    for (let tries = 0; tries < 20; tries += 1) {
      const remark = remarkOf(randomBytes(32));
      const inserted = remark && (await insertDeposit(client, { ...request, remark, method }));
      if (inserted) return inserted;
    }
    throw new Refusal('overloaded');
  });
}

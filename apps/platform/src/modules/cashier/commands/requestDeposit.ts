import { randomBytes } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { refuseDeposit } from '#modules/limits/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import type { DepositRow } from '../DepositRow.ts';
import { isPayable, MAX_OPEN, remarkOf } from '../rules.ts';
import { readOpen, expireOverdue, insertDeposit, lockMember, readByRequest } from '../store.ts';
import { readMethods } from '../store/methods.ts';

type DepositRequest = {
  brandId: number;
  memberId: bigint;
  account: string;
  /** The member's currency; not an input of the caller. */
  currency: string;
  requestId: string;
  methodId: string;
  amount: bigint;
  /** The gateway's return URL. */
  returnUrl: string;
};

/**
 * Stores a deposit request, idempotent by request id. The member's requests are serialised, so that concurrent ones can
 * bypass neither the limit of open requests nor the id. A repeated id returns the deposit's current state.
 */
export async function requestDeposit(
  { pool, gateways, memberLevel }: Pick<CashierDeps, 'pool' | 'gateways' | 'memberLevel'>,
  request: DepositRequest,
): Promise<DepositRow> {
  const row = await transact(pool, async (client) => {
    await lockMember(client, request.brandId, request.memberId);
    await expireOverdue(client, request.brandId, request.memberId);
    const known = await readByRequest(client, request, request.requestId);
    if (known) {
      const isSame = String(known.methodId) === request.methodId && known.amount === request.amount;
      if (!isSame) throw new Refusal('request_conflict');
      return known;
    }
    const methods = await readMethods(client, request.brandId, request.currency);
    const method = methods.find((row) => String(row.id) === request.methodId);
    if (!method) throw new Refusal('deposit_method_unknown');
    const { gatewayId } = method;
    const gateway = gatewayId === null ? undefined : await gateways.findGateway(client, request.brandId, gatewayId);
    if (gatewayId !== null && gateway?.isOpen !== true) throw new Refusal('gateway_unavailable');
    if (!isPayable(request.amount, method.currency)) throw new Refusal('amount_invalid');
    if (request.amount < method.minimum || request.amount > method.maximum) {
      throw new Refusal('deposit_amount_out_of_range');
    }
    const open = await readOpen(client, request);
    if (open.count >= MAX_OPEN) throw new Refusal('deposit_too_many_open');
    await refuseDeposit(client, { ...request, waiting: open.sum }, () => memberLevel(client, request));
    for (let tries = 0; tries < 20; tries += 1) {
      const remark = remarkOf(randomBytes(32));
      const inserted = remark && (await insertDeposit(client, { ...request, remark, method }));
      if (!inserted) continue;
      if (gatewayId !== null) {
        const { brandId, memberId, amount, returnUrl } = request;
        const { id: depositId, currency, expiresAt } = inserted;
        const order = { brandId, memberId, amount, returnUrl, gatewayId, depositId, currency, expiresAt };
        await gateways.openPayment(client, order);
      }
      return inserted;
    }
    throw new Refusal('overloaded');
  });
  // The gateway is called only for a committed order, never for one that could still be rolled back.
  if (row.gatewayId !== null && row.status === 'pending') await gateways.startPayment(row.id);
  return row;
}

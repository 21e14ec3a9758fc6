import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { readWithdrawal, startPaying } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../WithdrawalRow.ts';

type Payout = { withdrawalId: string; gatewayId: string; operator: OperatorSession; ip: string };

/**
 * Sends an approved withdrawal to a gateway. Withdrawal, order and audit row are committed before the gateway is
 * called, so a lost response leaves an order that is polled, and nobody can pay a second time meanwhile.
 */
export async function payByGateway(
  deps: CashierDeps,
  { withdrawalId, gatewayId, operator, ip }: Payout,
): Promise<WithdrawalRow> {
  const { brandId, operatorId, username } = operator;
  const { pool, gateways } = deps;
  const known = await readWithdrawal(pool, { brandId, id: withdrawalId });
  if (!known) throw new Refusal('withdrawal_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const number = Number(gatewayId);
  const gateway = number > 2_147_483_647 ? undefined : await gateways.findGateway(pool, brandId, number);
  if (!gateway?.isOpen || !gateway.hasPayouts) throw new Refusal('gateway_unavailable');
  const order = await transact(pool, async (client) => {
    const row = await startPaying(client, { brandId, id: withdrawalId, operatorId, operator: username });
    if (!row) throw new Refusal('withdrawal_state_changed');
    const arrives = row.amount - row.fee;
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'cashier.createPayout', objectType: 'withdrawal', objectId: withdrawalId },
      reason: gateway.name,
      before: { status: row.status, isPaying: false },
      after: {
        ...{ status: row.status, isPaying: true, member: row.account },
        ...{ amount: formatAmount(row.amount), arrives: formatAmount(arrives), currency: row.currency },
      },
    });
    const { id, memberId, currency, kind, bank, branch, holderName, number: to } = row;
    return gateways.openPayout(client, {
      ...{ brandId, gatewayId: gateway.id, withdrawalId: id, memberId, amount: arrives, currency },
      ...{ kind, bank, branch, holderName, number: to },
    });
  });
  await gateways.startPayout(order);
  const now = await readWithdrawal(pool, { brandId, id: withdrawalId });
  if (!now) throw new Refusal('withdrawal_not_found');
  return now;
}

import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { mustPost, type WalletItem } from '#modules/wallet/index.ts';
import type { AdjustmentRow } from '../AdjustmentRow.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { decideAdjustment, readAdjustment } from '../store/adjustments.ts';

type Decision = { adjustmentId: string; status: 'approved' | 'rejected'; operator: OperatorSession; ip: string };

/**
 * Decides an adjustment that somebody else requested: state, audit row and money are one transaction. If the balance is
 * too low it stays undecided.
 */
export async function endAdjustment(deps: CashierDeps, decision: Decision): Promise<AdjustmentRow> {
  const { adjustmentId, status, operator, ip } = decision;
  const { brandId, operatorId, username } = operator;
  const known = await readAdjustment(deps.pool, brandId, adjustmentId);
  if (!known) throw new Refusal('adjustment_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      const act = { brandId, id: adjustmentId, status, operatorId, operator: username };
      const decided = await decideAdjustment(client, act);
      if (!decided) {
        const now = await readAdjustment(client, brandId, adjustmentId);
        const isOwn = now?.status === 'requested' && now.requesterId === operatorId;
        throw new Refusal(isOwn ? 'second_operator_needed' : 'adjustment_state_changed');
      }
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip },
        action: status === 'approved' ? 'cashier.approveAdjustment' : 'cashier.rejectAdjustment',
        ...{ objectType: 'adjustment', objectId: adjustmentId, reason: decided.reason },
        before: { status: 'requested', requestedBy: decided.requestedBy },
        after: {
          ...{ status, member: decided.account, direction: decided.direction },
          ...{ amount: formatAmount(decided.amount), currency: decided.currency },
        },
      });
      const money = status === 'approved' ? [moneyOf(decided)] : [];
      const posted = await mustPost(client, money, 'an adjustment', ['insufficient_funds', 'account_closed']);
      return { row: decided, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

function moneyOf(row: AdjustmentRow): WalletItem {
  const house = `house.adjust:${row.cause}` as const;
  const isCredit = row.direction === 'credit';
  return {
    ...{ brandId: row.brandId, memberId: row.memberId, currency: row.currency, amount: row.amount },
    ...{ scope: 'cashier.adjustment', key: `adjustment:${row.id}`, kind: 'adjust', content: row.direction },
    ...(isCredit ? { debit: house, credit: 'main' } : { debit: 'main', credit: house }),
  };
}

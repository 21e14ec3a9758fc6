import { formatAmount } from '@baize/maths';
import type { createAdjustment, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AdjustmentRow } from '../AdjustmentRow.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { isPayable } from '../rules.ts';
import { insertAdjustment } from '../store/adjustments.ts';

type Request = InputOf<typeof createAdjustment> & { operator: OperatorSession; ip: string };

/** The account type with play money. */
const TRIAL = 4;

/** Stores an adjustment request, idempotent, with its audit row; no money moves. */
export async function requestAdjustment(deps: CashierDeps, request: Request): Promise<AdjustmentRow> {
  const { operator, ip, ...wish } = request;
  const { brandId, operatorId, username } = operator;
  const memberId = BigInt(wish.memberId);
  const account = (await deps.identity.accountsOf({ brandId, memberIds: [memberId] })).get(memberId);
  if (!account) throw new Refusal('member_not_found');
  if (account.type === TRIAL) throw new Refusal('in_need_true_account');
  if (await deps.operators.isOwnAccount(operatorId, memberId)) throw new Refusal('not_allowed');
  const { currency } = account;
  if (!isPayable(wish.amount, currency)) throw new Refusal('amount_invalid');
  return transact(deps.pool, async (client) => {
    const { row, isNew } = await insertAdjustment(client, {
      ...{ ...wish, brandId, memberId, account: account.account, currency },
      ...{ operatorId, operator: username },
    });
    if (!isNew) return sameOrConflict(row, request);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'cashier.createAdjustment', objectType: 'adjustment', objectId: String(row.id), reason: row.reason },
      after: {
        ...{ member: row.account, direction: row.direction, amount: formatAmount(row.amount), currency },
        cause: row.cause,
      },
    });
    return row;
  });
}

function sameOrConflict(row: AdjustmentRow, { memberId, direction, amount, cause, reason }: Request): AdjustmentRow {
  const isSame =
    String(row.memberId) === memberId &&
    row.direction === direction &&
    row.amount === amount &&
    row.cause === cause &&
    row.reason === reason;
  if (!isSame) throw new Refusal('request_conflict');
  return row;
}

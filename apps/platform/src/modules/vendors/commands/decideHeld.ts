import type { decideHeldWin, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { transact } from '@baize/server/transact';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { record } from '#modules/audit/index.ts';
import { mustPost, type Transfer } from '#modules/wallet/index.ts';
import type { HeldRow } from '../HeldRow.ts';
import { HELD_SCOPE, heldKey } from '../heldItem.ts';
import { approveHeldFirst, countHeld, endHeld, readHeld } from '../store/heldWins.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Decision = InputOf<typeof decideHeldWin> & { operator: OperatorSession; ip: string };

/**
 * Decides on a held win: two operators pay it out, one returns it to the account it came from. State, audit row and
 * ledger entries are one transaction, and the required state is a condition of the statement itself.
 */
export async function decideHeld(
  deps: Pick<VendorsDeps, 'pool' | 'operators' | 'wallet'>,
  { operator, ip, id, act, reason }: Decision,
): Promise<HeldRow> {
  const { brandId, operatorId, username } = operator;
  const known = await readHeld(deps.pool, { brandId, id });
  if (!known) throw new Refusal('held_win_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      const by = { brandId, id, operatorId, operator: username, reason };
      const first = act === 'approve' ? await approveHeldFirst(client, by) : undefined;
      const decided = first ?? (await endHeld(client, by, act === 'approve' ? 'approved' : 'rejected'));
      if (!decided) {
        const now = await readHeld(client, { brandId, id });
        throw new Refusal(now?.status === 'held' ? 'second_operator_needed' : 'held_win_state_changed');
      }
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason },
        ...{ action: 'vendors.decideHeldWin', objectType: 'heldWin', objectId: id },
        before: { status: 'held', ...(first === undefined && known.first !== '' ? { first: known.first } : {}) },
        after: {
          ...{ status: decided.status, act, member: String(decided.memberId), round: decided.round },
          ...{ amount: formatAmount(decided.amount), currency: decided.currency },
        },
      });
      const money = first === undefined ? [moneyOf(decided)] : [];
      const posted = await mustPost(client, money, 'a held win');
      if (decided.status === 'approved') await countHeld(client, decided);
      return { row: decided, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

function moneyOf({ id, brandId, memberId, currency, amount, status, hold, house }: HeldRow): Transfer {
  const isPaid = status === 'approved';
  return {
    ...{ brandId, memberId, currency, amount, debit: hold, scope: HELD_SCOPE },
    ...{ key: heldKey(isPaid ? 'approve' : 'reject', id), kind: isPaid ? 'win' : 'heldBack' },
    credit: isPaid ? 'main' : house,
  };
}

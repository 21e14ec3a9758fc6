import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { mustPost } from '#modules/wallet/index.ts';
import type { BonusesDeps, Transaction } from '../BonusesDeps.ts';
import type { GrantRow } from '../GrantRow.ts';
import { progressOf } from '../progressOf.ts';
import { moneyOfGrant } from '../rules.ts';
import { activateNext, decideGrant as writeDecision, endGrant, lockGrants, readGrant } from '../store/grants.ts';

type Act = 'approveGrant' | 'rejectGrant' | 'cancelGrant';
type Decision = { act: Act; grantId: string; reason: string; operator: OperatorSession; ip: string };

/**
 * Decides on a bonus: state, money and audit row are one transaction. Approval needs another operator than the
 * requester; the required state is a condition of the statement itself.
 */
export async function decideGrant(deps: BonusesDeps, decision: Decision): Promise<GrantRow> {
  const { operator, grantId, act, ip, reason } = decision;
  const { brandId, operatorId, username } = operator;
  const known = await readGrant(deps.pool, { brandId, id: grantId });
  if (!known) throw new Refusal('bonus_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  if (act !== 'cancelGrant' && known.status === 'requested' && known.requesterId === operatorId) {
    throw new Refusal('second_operator_needed');
  }
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockGrants(client, known);
      const moved = await move(client, known, decision);
      if (!moved) throw new Refusal('bonus_state_changed');
      if (moved.endedAt !== null) await deps.onEnded(client, moved);
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason },
        ...{ action: `bonuses.${act}`, objectType: 'bonus', objectId: grantId },
        before: { status: known.status },
        after: { status: moved.status, member: moved.account, amount: formatAmount(moved.amount) },
      });
      const money = moneyOfGrant(moved);
      const posted = await mustPost(client, money, 'a bonus');
      await activateNext(client, known);
      const now = await readGrant(client, { brandId, id: grantId });
      return { row: now ?? moved, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

async function move(client: Transaction, known: GrantRow, decision: Decision): Promise<GrantRow | undefined> {
  const { operator, act } = decision;
  const by = {
    ...{ brandId: known.brandId, id: known.id },
    ...{ operatorId: operator.operatorId, operator: operator.username },
  };
  if (act === 'approveGrant') return writeDecision(client, by, 'queued');
  if (act === 'rejectGrant') return writeDecision(client, by, 'rejected');
  const now = await readGrant(client, by);
  if (!now) return undefined;
  return endGrant(client, { id: now.id, done: await progressOf(client, now) }, 'cancelled');
}

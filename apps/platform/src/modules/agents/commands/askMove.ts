import type { createMove, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import type { MoveRow } from '../MoveRow.ts';
import { refuseMove } from '../refuseMove.ts';
import { insertMove } from '../store/moves.ts';
import { holdTree, readMember } from '../store/tree.ts';

type Order = InputOf<typeof createMove> & { operator: OperatorSession; ip: string };

const SHORTEST_REASON = 10;

/** Writes down what is asked for; nobody is moved before another operator has approved it. */
export async function askMove(deps: AgentsDeps, order: Order): Promise<MoveRow> {
  const { pool, identity } = deps;
  const { operator, ip } = order;
  const { brandId, operatorId } = operator;
  const reason = order.reason.trim();
  if (reason.length < SHORTEST_REASON) throw new Refusal('reason_required');
  const account = order.toAccount.trim();
  const to = account === '' ? undefined : await identity.findAccountByName({ brandId, account });
  if (account !== '' && !to) throw new Refusal('member_not_found');
  const toId = to?.memberId ?? null;
  return transact(pool, async (client) => {
    await holdTree(client, brandId);
    const moved = await readMember(client, { brandId, memberId: BigInt(order.memberId) });
    if (!moved) throw new Refusal('member_not_found');
    await refuseMove(deps, client, { brandId, moved, toId });
    const { memberId, parentId: fromId } = moved;
    const asked = { brandId, memberId, fromId, toId, reason, operatorId, operator: operator.username };
    const move = await insertMove(client, asked);
    if (!move) throw new Refusal('move_not_possible');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: operator.username, ip },
      ...{ action: 'agents.createMove', objectType: 'agentMove', objectId: String(move.id), reason },
      after: { member: String(memberId), to: String(toId ?? ''), teamCount: move.teamCount },
    });
    return move;
  });
}

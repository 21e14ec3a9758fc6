import type { decideMove, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import type { MoveRow } from '../MoveRow.ts';
import { refuseMove } from '../refuseMove.ts';
import { decideMove as decide, holdMove, moveTeam } from '../store/moves.ts';
import { holdTree, readMember } from '../store/tree.ts';

type Decision = InputOf<typeof decideMove> & { operator: OperatorSession; ip: string };

/** Decides a move once, by somebody else than who asked where it is approved; moving and deciding are one transaction. */
export async function settleMove(deps: AgentsDeps, { id, decision, operator, ip }: Decision): Promise<MoveRow> {
  const { brandId, operatorId, username } = operator;
  return transact(deps.pool, async (client) => {
    await holdTree(client, brandId, { forMove: true });
    const asked = await holdMove(client, { brandId, id });
    if (!asked) throw new Refusal('move_not_found');
    if (asked.status !== 'waiting') throw new Refusal('move_decided');
    if (decision === 'approve') {
      if (asked.askedById === operatorId) throw new Refusal('second_operator_needed');
      const { memberId, toId } = asked;
      const moved = await readMember(client, { brandId, memberId });
      // The tree may have changed since the request.
      if (!moved || moved.parentId !== asked.fromId) throw new Refusal('move_not_possible');
      await refuseMove(deps, client, { brandId, moved, toId });
      await moveTeam(client, { brandId, memberId, toId, operator: username });
    }
    const status = decision === 'approve' ? 'approved' : 'rejected';
    const row = await decide(client, { id: asked.id, brandId, status, operatorId, operator: username });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'agents.decideMove', objectType: 'agentMove', objectId: id, reason: asked.reason },
      before: { status: asked.status },
      after: { status, member: String(asked.memberId), to: String(asked.toId ?? '') },
    });
    return row;
  });
}

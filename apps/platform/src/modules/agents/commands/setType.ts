import type { InputOf, updateMemberType } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps, Transaction } from '../AgentsDeps.ts';
import type { MemberRow } from '../MemberRow.ts';
import { isAgentType } from '../rules.ts';
import { recountKind } from '../store/counts.ts';
import { removeInvite } from '../store/invites.ts';
import { closeLinksOf } from '../store/links.ts';
import { holdTerms, writeType } from '../store/terms.ts';
import { holdTree, readMember, teamOf } from '../store/tree.ts';

type Order = InputOf<typeof updateMemberType> & { operator: OperatorSession; ip: string };

/**
 * Makes an account an agent or a plain member, in the tree, at the door and in the figures of everybody above at once.
 * Waits for registrations and moves, so that nobody is put below somebody who is an agent no longer.
 */
export async function setType(deps: AgentsDeps, order: Order): Promise<number> {
  const { pool, operators, identity } = deps;
  const { operator, ip, reason, type } = order;
  const { brandId, operatorId, username } = operator;
  const memberId = BigInt(order.memberId);
  if (await operators.isOwnAccount(operatorId, memberId)) throw new Refusal('not_allowed');
  return transact(pool, async (client) => {
    await holdTree(client, brandId, { forMove: true });
    // What is being given waits, and then looks at the new kind.
    await holdTerms(client, { brandId, memberId });
    const before = await readMember(client, { brandId, memberId });
    if (!before) throw new Refusal('member_not_found');
    if (isAgentType(before.type) === isAgentType(type)) return before.type;
    if (!isAgentType(type)) await unmake(deps, client, before);
    await writeType(client, { brandId, memberId, before: before.type, after: type, byOperator: username, reason });
    await identity.setType(client, { brandId, memberId, type });
    await recountKind(client, { brandId, memberId, key: isAgentType(type) ? 'agent' : 'member' });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'agents.updateMemberType', objectType: 'member', objectId: order.memberId },
      ...{ before: { type: before.type }, after: { type } },
    });
    return type;
  });
}

/** Refuses while others depend on the agent, and takes back what speaks in its name. */
async function unmake({ boundBy }: AgentsDeps, client: Transaction, agent: MemberRow): Promise<void> {
  const { brandId, memberId, parentId } = agent;
  const below = await teamOf(client, { brandId, agentId: memberId, maxDepth: 1 });
  if (below.length > 0) throw new Refusal('agent_has_downlines');
  const kinds = await boundBy(client, { brandId, memberId, parentId });
  if (kinds.length > 0) throw new Refusal('move_bound_by_contracts', 'move_bound_by_contracts', { kinds });
  await closeLinksOf(client, { brandId, agentId: memberId });
  await removeInvite(client, { brandId, memberId });
}

import { removeInvite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { removeInvite as remove } from '../store/invites.ts';

const SHORTEST_REASON = 10;

export const removeInvite = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ input, session: { brandId, operatorId, username }, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < SHORTEST_REASON) throw refuse('reason_required');
    await transact(pool, async (client) => {
      const was = await remove(client, { brandId, memberId: BigInt(input.memberId) });
      if (!was) throw refuse('member_not_found');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason },
        ...{ action: 'agents.removeInvite', objectType: 'member', objectId: input.memberId },
        before: { title: was.title, content: was.content, picture: was.picture },
      });
    });
    return {};
  });

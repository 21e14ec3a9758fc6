import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { AgentsDeps } from '../AgentsDeps.ts';
import type { Terms } from '../rules.ts';
import { changeTerms } from './changeTerms.ts';
import { demandQuota } from './openDownlines.ts';

type Raise = Terms & { brandId: number; agentId: bigint; memberId: bigint };

/** Raises a direct downline's terms. Agents never lower them: what was given may have been passed on. */
export async function raiseTerms({ pool }: AgentsDeps, raise: Raise): Promise<void> {
  const { brandId, agentId, memberId, rebateBps, prizeGroup } = raise;
  await transact(pool, async (client) => {
    const before = await changeTerms(client, {
      ...{ brandId, memberId, after: { rebateBps, prizeGroup }, by: { byMember: agentId } },
      refuse: (member) => {
        if (member.parentId !== agentId) throw new Refusal('downline_unknown');
        if (rebateBps < member.rebateBps) throw new Refusal('rebate_out_of_range');
        if (prizeGroup < member.prizeGroup) throw new Refusal('prize_group_out_of_range');
      },
    });
    if (!before) throw new Refusal('downline_unknown');
    // The existing rebate has its quota already: only a higher one takes another.
    if (rebateBps > before.rebateBps) await demandQuota(client, { brandId, agentId, rebateBps, forId: memberId });
  });
}

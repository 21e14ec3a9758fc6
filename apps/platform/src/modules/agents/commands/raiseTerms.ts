import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { AgentsDeps } from '../AgentsDeps.ts';
import type { Terms } from '../rules.ts';
import { holdTerms, writeTerms } from '../store/terms.ts';
import { isDirectDownline } from '../store/tree.ts';
import { giveTerms } from './openDownlines.ts';

type Raise = Terms & { brandId: number; agentId: bigint; memberId: bigint };

/**
 * Raises a direct downline's terms. Agents never lower them: what was given may have been passed on. Locks the agent's
 * row before the downline's, top-down like everybody who gives terms.
 */
export async function raiseTerms({ pool }: AgentsDeps, raise: Raise): Promise<void> {
  const { brandId, agentId, memberId, rebateBps, prizeGroup } = raise;
  const after = { rebateBps, prizeGroup };
  await transact(pool, async (client) => {
    await holdTerms(client, { brandId, memberId: agentId });
    const before = await holdTerms(client, { brandId, memberId });
    if (!before || !(await isDirectDownline(client, { brandId, agentId, memberId }))) {
      throw new Refusal('downline_unknown');
    }
    if (rebateBps < before.rebateBps) throw new Refusal('rebate_out_of_range');
    if (prizeGroup < before.prizeGroup) throw new Refusal('prize_group_out_of_range');
    if (rebateBps === before.rebateBps && prizeGroup === before.prizeGroup) return;
    // The existing rebate has its quota already: only a higher one takes another.
    await giveTerms(client, {
      brandId,
      agentId,
      terms: after,
      forId: memberId,
      takesQuota: rebateBps > before.rebateBps,
    });
    await writeTerms(client, { brandId, memberId, before, after, byMember: agentId });
  });
}

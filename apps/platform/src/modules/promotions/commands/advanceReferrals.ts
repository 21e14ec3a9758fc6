import { transact } from '@baize/server/transact';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readMetReferrals } from '../readMetReferrals.ts';
import { readCampaigns, shareCampaign } from '../store/campaigns.ts';
import { holdOwn, readBrought } from '../store/participations.ts';
import { advanceTold } from './advanceTold.ts';

/**
 * Updates a member's referrals with what referred members have done since the last look: all are queried at once, and
 * only those who qualify, or no longer can, cost a transaction.
 */
export async function advanceReferrals(
  deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'log'>,
  owner: { brandId: number; memberId: bigint },
): Promise<void> {
  const { pool } = deps;
  const waiting = await readBrought(pool, owner);
  if (waiting.length === 0) return;
  const ids = [...new Set(waiting.map(({ campaignId }) => campaignId))];
  const campaigns = await readCampaigns(pool, { ...owner, ids });
  for (const [id, campaign] of campaigns) {
    const own = waiting.filter(({ campaignId }) => campaignId === id);
    const due = campaign.window === 'over' ? own : await readMetReferrals(pool, campaign, own);
    for (const row of due) {
      await transact(pool, async (client) => {
        // Locked against changes of its budget.
        const shared = await shareCampaign(client, campaign);
        const held = await holdOwn(client, row);
        if (shared && held?.status === 'signedUp') await advanceTold(deps, client, held, shared);
      });
    }
  }
}

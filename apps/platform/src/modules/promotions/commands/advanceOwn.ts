import { transact } from '@baize/server/transact';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readCondition } from '../readCondition.ts';
import { readCampaigns, shareCampaign } from '../store/campaigns.ts';
import { holdOwn, readSignedUp } from '../store/participations.ts';
import { advanceTold } from './advanceTold.ts';
import { advanceReferrals } from './advanceReferrals.ts';

/** Advances a member's participations whose conditions were met since the last look; each in a transaction of its own. */
export async function advanceOwn(
  deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'log'>,
  owner: { brandId: number; memberId: bigint },
): Promise<void> {
  const { pool } = deps;
  await advanceReferrals(deps, owner);
  const waiting = await readSignedUp(pool, owner);
  if (waiting.length === 0) return;
  const campaigns = await readCampaigns(pool, { ...owner, ids: waiting.map(({ campaignId }) => campaignId) });
  for (const row of waiting) {
    const campaign = campaigns.get(row.campaignId);
    if (!campaign || (await readCondition(pool, row, campaign)).is === 'open') continue;
    await transact(pool, async (client) => {
      // Locked against changes of its budget.
      const shared = await shareCampaign(client, campaign);
      const held = await holdOwn(client, row);
      if (shared && held?.status === 'signedUp') await advanceTold(deps, client, held, shared);
    });
  }
}

import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { tellWithin } from '#modules/live/index.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { EXPIRED } from '../rules.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { closeExpired, listExpired } from '../store/participations.ts';

/** One look closes this many. */
const AT_ONCE = 200;

/**
 * Closes rewards that were not claimed in time, one transaction each, which also frees their budget: of a claim and the
 * expiry one wins.
 */
export async function expireRewards({ pool }: Pick<PromotionsDeps, 'pool'>): Promise<number> {
  const due = await listExpired(pool, AT_ONCE);
  const closed = { count: 0 };
  for (const { brandId, memberId, campaignId, id } of due) {
    await retried(() =>
      transact(pool, async (client) => {
        // Locked against changes of its budget and its end.
        await shareCampaign(client, { brandId, id: campaignId });
        if (!(await closeExpired(client, { brandId, id }, EXPIRED))) return;
        closed.count += 1;
        await tellWithin(client, { brandId, memberId }, 'reward', {});
      }),
    );
  }
  return closed.count;
}

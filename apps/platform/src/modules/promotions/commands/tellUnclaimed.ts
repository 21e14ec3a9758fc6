import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { listUnclaimed, noteTold, type Notice, type Unclaimed } from '../store/reminders.ts';

/** One look tells this many. */
const AT_ONCE = 200;

/**
 * Tells members of rewards whose time to be claimed is over soon, as many days before as their brand has set. The
 * message and the mark that it was written are one transaction, so each reward is told once, whoever looks. One that
 * fails keeps no other waiting; the failure is thrown at the end. Returns how many were told.
 */
export async function tellUnclaimed(deps: Pick<PromotionsDeps, 'pool' | 'brands' | 'messages'>): Promise<number> {
  const notices = (await deps.brands()).map(({ id, timeZone, settings }): Notice => ({
    brandId: id,
    days: settings.rewardNoticeDays,
    timeZone,
  }));
  const told = { count: 0 };
  const failures: unknown[] = [];
  for (const reward of await listUnclaimed(deps.pool, notices, AT_ONCE)) {
    try {
      if (await tellOne(deps, reward)) told.count += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Members could not be told of their rewards.');
  return told.count;
}

async function tellOne(
  { pool, messages }: Pick<PromotionsDeps, 'pool' | 'messages'>,
  reward: Unclaimed,
): Promise<boolean> {
  const { brandId, memberId, campaignId, id, timeZone, days } = reward;
  const language = await messages.languageOf({ brandId, memberId });
  return retried(() =>
    transact(pool, async (client) => {
      // Locked against changes of its end.
      const campaign = await shareCampaign(client, { brandId, id: campaignId });
      const row = campaign && (await noteTold(client, { brandId, id, timeZone, days }));
      if (!row) return false;
      await messages.writeWithin(client, {
        ...{ brandId, memberId, language, key: `reward:${id}:unclaimed` },
        fact: { what: 'rewardUnclaimed', title: campaign.title, timeZone, ...row },
      });
      return true;
    }),
  );
}

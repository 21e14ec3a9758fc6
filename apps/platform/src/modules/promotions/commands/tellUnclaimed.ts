import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { listUnclaimed, noteTold, type Notice, type Unclaimed } from '../store/reminders.ts';

/** One look finds this many. */
const AT_ONCE = 200;
/** Failures that are thrown of one run. */
const MOST_KEPT = 10;

/**
 * Tells members of rewards whose time to be claimed is over soon, as many days before as their brand has set. The
 * message and the mark that it was written are one transaction, so each reward is told once, whoever looks. However
 * many fail, they keep no other waiting; the first failures are thrown at the end.
 */
export async function tellUnclaimed(
  deps: Pick<PromotionsDeps, 'pool' | 'brands' | 'messages'>,
  signal: AbortSignal,
): Promise<void> {
  const notices = (await deps.brands()).map(({ id, timeZone, settings }): Notice => ({
    brandId: id,
    days: settings.rewardNoticeDays,
    timeZone,
  }));
  const failures: unknown[] = [];
  for (let after: bigint | undefined = 0n; after !== undefined && !signal.aborted;) {
    const due: Unclaimed[] = await listUnclaimed(deps.pool, notices, { after, limit: AT_ONCE });
    for (const reward of due) {
      try {
        await tellOne(deps, reward);
      } catch (error) {
        if (failures.length < MOST_KEPT) failures.push(error);
      }
    }
    after = due.length < AT_ONCE ? undefined : due.at(-1)?.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Members could not be told of their rewards.');
}

async function tellOne(
  { pool, messages }: Pick<PromotionsDeps, 'pool' | 'messages'>,
  reward: Unclaimed,
): Promise<void> {
  const { brandId, memberId, campaignId, id, timeZone, days } = reward;
  const language = await messages.languageOf({ brandId, memberId });
  await retried(() =>
    transact(pool, async (client) => {
      // Locked against changes of its end.
      const campaign = await shareCampaign(client, { brandId, id: campaignId });
      const row = campaign && (await noteTold(client, { brandId, id, timeZone, days }));
      if (!row) return;
      await messages.writeWithin(client, {
        ...{ brandId, memberId, language, key: `reward:${id}:unclaimed` },
        fact: { what: 'rewardUnclaimed', title: campaign.title, timeZone, ...row },
      });
    }),
  );
}

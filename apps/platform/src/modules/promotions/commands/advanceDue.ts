import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { nextLook } from '../rules.ts';
import { readCampaigns } from '../store/campaigns.ts';
import { planLooks, takeLooks, type Look } from '../store/looks.ts';
import { readWaiting } from '../store/participations.ts';
import { advanceOwn } from './advanceOwn.ts';

/** One look takes this many. */
const AT_ONCE = 200;

/**
 * Advances the participations whose time has come, member by member, and plans when those that stay open are looked at
 * again. One that fails comes due again within a minute and keeps no other waiting; the failure is thrown at the end.
 */
export async function advanceDue(deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'log' | 'clock'>): Promise<number> {
  const looks = await takeLooks(deps.pool, AT_ONCE);
  const failures: unknown[] = [];
  for (const member of new Set(looks.map(({ memberId }) => memberId))) {
    try {
      await advanceMember(
        deps,
        looks.filter(({ memberId }) => memberId === member),
      );
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Participations could not be advanced.');
  return looks.length;
}

async function advanceMember(
  deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'log' | 'clock'>,
  looks: readonly Look[],
): Promise<void> {
  const [owner] = looks;
  if (!owner) return;
  const { pool } = deps;
  await advanceOwn(deps, owner);
  const open = await readWaiting(pool, { ...owner, ids: looks.map(({ id }) => id) });
  const campaigns = await readCampaigns(pool, { ...owner, ids: open.map(({ campaignId }) => campaignId) });
  const now = new Date(deps.clock());
  const plans = looks.flatMap(({ id, leaseUntil }) => {
    const row = open.find((one) => one.id === id);
    const campaign = row && campaigns.get(row.campaignId);
    return campaign ? [{ id, leaseUntil, next: nextLook(row, campaign, now) }] : [];
  });
  if (plans.length > 0) await planLooks(pool, plans);
}

import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { goalOf } from '../rules.ts';
import { endCampaign, holdCampaign } from '../store/campaigns.ts';
import { readPeriods } from '../store/periods.ts';

type Closing = { id: string; version: number; timeZone: string; operator: OperatorSession; ip: string };

/**
 * Ends a mission with the current business day or week, with its audit row: participants can finish and claim. One that
 * has not begun ends as soon as it begins.
 */
export async function endMission({ pool }: Pick<PromotionsDeps, 'pool'>, closing: Closing): Promise<bigint> {
  const { operator, ip, version, timeZone } = closing;
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const before = await holdCampaign(client, { brandId, id: closing.id });
    const goal = before && goalOf(before);
    if (!goal) throw new Refusal('promotion_not_found');
    if (before.version !== version) throw new Refusal('version_conflict');
    const { dayUntil, weekUntil } = await readPeriods(client, timeZone);
    const next = goal.period === 'week' ? weekUntil : dayUntil;
    const endsAt = next > before.startsAt ? next : new Date(before.startsAt.getTime() + 1);
    if (before.endsAt !== null && before.endsAt <= endsAt) throw new Refusal('promotion_closed');
    await endCampaign(client, { brandId, id: before.id, by: username, endsAt });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'promotions.closeMission', objectType: 'promotion', objectId: String(before.id) },
      before: { endsAt: before.endsAt?.toISOString() ?? null },
      after: { endsAt: endsAt.toISOString() },
    });
    return before.id;
  });
}

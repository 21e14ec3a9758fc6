import type { Client, Queryable } from '#kit/db.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import { claimBy } from './participations.ts';

/** How long before the end a brand's members are told, 0 for never, and the zone that they read moments in. */
export type Notice = { brandId: number; days: number; timeZone: string };

export type Unclaimed = Pick<ParticipationRow, 'id' | 'brandId' | 'memberId' | 'campaignId'> & Notice;

/** Never before half of the days to claim are over. */
const notice = (days: string): string =>
  `least(make_interval(days => ${days}), make_interval(hours => 12 * c.claim_days))`;

const isDue = (days: string): string => `p.status = 'claim' and not p.is_held and p.told_at is null
  and clock_timestamp() >= ${claimBy} - ${notice(days)} and clock_timestamp() < ${claimBy}`;

/** Rewards after `after` that can be claimed for a short time only, of members who were not told yet, by id. */
export async function listUnclaimed(
  db: Queryable,
  notices: readonly Notice[],
  { after, limit }: { after: bigint; limit: number },
): Promise<Unclaimed[]> {
  const { rows } = await db.query<Unclaimed>(
    `with brands as (
       select * from unnest($1::integer[], $2::integer[], $3::text[]) as n (brand_id, days, zone) where days > 0)
     select p.id, p.brand_id as "brandId", p.member_id as "memberId", p.campaign_id as "campaignId", n.days,
            n.zone as "timeZone"
       from brands n join promotions_campaigns c on c.brand_id = n.brand_id
       join promotions_participations p on p.campaign_id = c.id
      where c.ends_at <= now() - make_interval(days => c.claim_days) + ${notice('n.days')} and ${isDue('n.days')} and p.id > $4
      union all
     select p.id, p.brand_id, p.member_id, p.campaign_id, n.days, n.zone
       from brands n join promotions_campaigns c on c.brand_id = n.brand_id
       join promotions_participations p on p.campaign_id = c.id
        and p.claim_from <= now() - make_interval(days => c.claim_days) + ${notice('n.days')}
      where c.ends_at is null and ${isDue('n.days')} and p.id > $4
      order by 1 limit $5`,
    [
      notices.map(({ brandId }) => brandId),
      notices.map(({ days }) => days),
      notices.map(({ timeZone }) => timeZone),
      ...[after, limit],
    ],
  );
  return rows;
}

/**
 * Marks a member as told of a reward; undefined if somebody told them before, or if there is nothing to tell any more.
 * `until` is the end in the brand's zone.
 */
export async function noteTold(
  client: Client,
  { id, brandId, days, timeZone }: Pick<Unclaimed, 'id' | 'brandId' | 'days' | 'timeZone'>,
): Promise<(Pick<ParticipationRow, 'amount' | 'currency'> & { until: string }) | undefined> {
  const { rows } = await client.query<Pick<ParticipationRow, 'amount' | 'currency'> & { until: string }>(
    `update promotions_participations p set told_at = clock_timestamp() from promotions_campaigns c
      where p.brand_id = $1 and p.id = $2 and c.id = p.campaign_id and ${isDue('$3::integer')}
     returning p.amount, p.currency, to_char((${claimBy}) at time zone $4, 'YYYY-MM-DD HH24:MI') as until`,
    [brandId, id, days, timeZone],
  );
  return rows[0];
}

import type { PromotionKind } from '@baize/contract';
import type { Client, Queryable } from '#kit/db.ts';
import type { Flag, KeptStatus, ParticipationRow } from '../ParticipationRow.ts';

type Owner = { brandId: number; memberId: bigint };
type Page = { pageNum: number; pageSize: number };
/** Restricts to one kind of promotion. */
type OfKind = { kind?: PromotionKind | undefined };
type Pages = { rows: ParticipationRow[]; total: number };

/** The deadline of a claim: `c` is its promotion. */
export const claimBy = `greatest(coalesce(c.ends_at, p.claim_from), p.cleared_at) + make_interval(days => c.claim_days)`;
const ofCampaign = (what: string): string => `(select ${what} from promotions_campaigns c where c.id = p.campaign_id)`;

/** The columns of `p`; `of` reads an expression of its promotion `c`. */
const columnsBy = (
  of: (what: string) => string,
): string => `p.id, p.brand_id as "brandId", p.campaign_id as "campaignId", p.kind, p.member_id as "memberId",
  p.account, p.part, p.status, p.amount, p.currency, p.remark, p.flags, p.is_held as "isHeld", p.is_cleared as "isCleared",
  ${of(claimBy)} as "claimBy", coalesce(${of(`clock_timestamp() < ${claimBy}`)}, true) as "isInTime",
  p.deposit_id as "depositId", p.prize_id as "prizeId", p.request_id as "requestId", p.grant_id as "grantId",
  p.counts_from as "countsFrom", p.counts_until as "countsUntil", p.place, p.free_id as "freeId",
  p.public_reason as "publicReason", p.reason, p.acted_by as "actedBy", p.created_at as "createdAt",
  p.updated_at as "updatedAt"`;
const columns = columnsBy(ofCampaign);
/** Where a statement joins `c` anyway. */
const joinedColumns = columnsBy((what) => what);

/** Whether a participation has ended, as `statusOf` says it: also by time alone, before a job has stored that. */
const isEnded = `(p.status in ('issued', 'rejected', 'closed')
  or p.status = 'claim' and not p.is_held and clock_timestamp() >= ${claimBy}
  or p.status = 'signedUp' and clock_timestamp() >= c.ends_at + make_interval(days =>
       case when p.kind in ('cashBack', 'lossRescue') then c.claim_days else 0 end))`;

type New = Owner &
  Pick<ParticipationRow, 'campaignId' | 'kind' | 'account' | 'currency' | 'remark' | 'isHeld'> & {
    status: 'signedUp' | 'applying';
    part?: string;
    counts?: { from: Date; until: Date };
  };

/** Inserts a participation; undefined if the member has one, in this promotion or in another that is granted once. */
export async function insertParticipation(db: Queryable, row: New): Promise<ParticipationRow | undefined> {
  const { rows } = await db.query<ParticipationRow>(
    `insert into promotions_participations as p (brand_id, campaign_id, kind, member_id, account, status, currency, remark,
            is_held, part, counts_from, counts_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning ${columns}`,
    [
      ...[row.brandId, row.campaignId, row.kind, row.memberId, row.account, row.status, row.currency, row.remark],
      ...[row.isHeld, row.part ?? '', row.counts?.from ?? null, row.counts?.until ?? null],
    ],
  );
  return rows[0];
}

type PartOf = Owner & { campaignId: bigint | string; part?: string };

/** The member's participation in a promotion. */
export async function readOwn(
  db: Queryable,
  { brandId, memberId, campaignId, part = '' }: PartOf,
): Promise<ParticipationRow | undefined> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.campaign_id = $3 and p.member_id = $2 and p.part = $4 and p.brand_id = $1`,
    [brandId, memberId, campaignId, part],
  );
  return rows[0];
}

/** The same, locked until the end of the transaction: concurrent claims are serialised. */
export async function holdOwn(
  client: Client,
  { brandId, memberId, campaignId, part = '' }: PartOf,
): Promise<ParticipationRow | undefined> {
  const { rows } = await client.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.campaign_id = $3 and p.member_id = $2 and p.part = $4 and p.brand_id = $1 for no key update`,
    [brandId, memberId, campaignId, part],
  );
  return rows[0];
}

/** One of the member's participations in a promotion by its own id, locked likewise. */
export async function holdReward(
  client: Client,
  { brandId, memberId, campaignId, id }: Owner & { campaignId: bigint; id: string },
): Promise<ParticipationRow | undefined> {
  const { rows } = await client.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.id = $4 and p.campaign_id = $3 and p.member_id = $2 and p.brand_id = $1 for no key update`,
    [brandId, memberId, campaignId, id],
  );
  return rows[0];
}

export async function readParticipation(
  db: Queryable,
  { brandId, id }: { brandId: number; id: bigint | string },
): Promise<ParticipationRow | undefined> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p where p.brand_id = $1 and p.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

type Change = Partial<
  Pick<
    ParticipationRow,
    | 'amount'
    | 'flags'
    | 'isHeld'
    | 'isCleared'
    | 'depositId'
    | 'prizeId'
    | 'grantId'
    | 'place'
    | 'freeId'
    | 'publicReason'
    | 'reason'
    | 'actedBy'
  >
>;

const columnOf = {
  ...{ amount: 'amount', flags: 'flags', isHeld: 'is_held', isCleared: 'is_cleared', depositId: 'deposit_id' },
  ...{ place: 'place', freeId: 'free_id' },
  ...{ prizeId: 'prize_id', grantId: 'grant_id', publicReason: 'public_reason', reason: 'reason', actedBy: 'acted_by' },
} as const satisfies Record<keyof Change, string>;

/** Advances a participation; undefined if it is no longer in the expected state. */
export async function moveParticipation(
  db: Queryable,
  { brandId, id }: { brandId: number; id: bigint | string },
  move: { from: readonly KeptStatus[]; to: KeptStatus },
  change: Change = {},
): Promise<ParticipationRow | undefined> {
  const cleared = change.isCleared === true ? ['cleared_at = clock_timestamp()'] : [];
  const fields = (Object.keys(change) as (keyof Change)[]).map((name, at) => `${columnOf[name]} = $${at + 5}`);
  const { rows } = await db.query<ParticipationRow>(
    `update promotions_participations p set ${['status = $4', 'updated_at = clock_timestamp()', ...cleared, ...fields].join(', ')}
      where p.brand_id = $1 and p.id = $2 and p.status = any ($3) returning ${columns}`,
    [brandId, id, move.from, move.to, ...Object.values(change)],
  );
  return rows[0];
}

/** A member's participations whose condition is not met yet. */
export async function readSignedUp(db: Queryable, { brandId, memberId }: Owner): Promise<ParticipationRow[]> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.brand_id = $1 and p.member_id = $2 and p.status = 'signedUp' and p.kind <> 'referral' order by p.id`,
    [brandId, memberId],
  );
  return rows;
}

/** Which of these are still waiting for their condition. */
export async function readWaiting(
  db: Queryable,
  { brandId, ids }: { brandId: number; ids: readonly bigint[] },
): Promise<ParticipationRow[]> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.brand_id = $1 and p.id = any ($2::bigint[]) and p.status = 'signedUp'`,
    [brandId, ids],
  );
  return rows;
}

/** The member's participations in these promotions. */
export async function readOwnOf(
  db: Queryable,
  { brandId, memberId, campaignIds }: Owner & { campaignIds: readonly bigint[] },
): Promise<ParticipationRow[]> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.brand_id = $1 and p.member_id = $2 and p.campaign_id = any ($3::bigint[])
      order by p.created_at desc, p.id desc`,
    [brandId, memberId, campaignIds],
  );
  return rows;
}

/** A member's participations at one moment: the current ones, and a page of the ended ones. */
type Standing = { open: ParticipationRow[]; past: ParticipationRow[]; ended: number };

/** More current ones than these are not shown. */
const MAX_OPEN = 200;

/**
 * A member's current participations, and a page of the ended ones, newest first: all of one reading, so that each stands in
 * one of the lists only. A referral that brought nothing is on a page of its own.
 */
export async function readStanding(
  db: Queryable,
  { brandId, memberId, pageNum, pageSize, kind }: Owner & Page & OfKind,
): Promise<Standing> {
  const { rows } = await db.query<{ ended: number } & (ParticipationRow & { isOver: boolean | null })>(
    `with own as materialized (
       select p.id, p.created_at, ${isEnded} is true as is_over
         from promotions_participations p join promotions_campaigns c on c.id = p.campaign_id
        where p.brand_id = $1 and p.member_id = $2 and (p.kind <> 'referral' or p.status <> 'signedUp')
          and ($3::text is null or p.kind = $3)),
     shown as (
       (select id, is_over from own where not is_over order by created_at desc, id desc limit ${MAX_OPEN})
       union all
       (select id, is_over from own where is_over order by created_at desc, id desc limit $4 offset $5))
     select t.ended, r.* from (select count(*)::int as ended from own where is_over) t
       left join (select ${joinedColumns}, s.is_over as "isOver" from shown s
         join promotions_participations p on p.id = s.id join promotions_campaigns c on c.id = p.campaign_id) r on true
      order by r."createdAt" desc, r.id desc`,
    [brandId, memberId, kind ?? null, pageSize, (pageNum - 1) * pageSize],
  );
  // Without any participation the number of ended ones stands alone.
  return {
    open: rows.filter(({ isOver }) => isOver === false),
    past: rows.filter(({ isOver }) => isOver === true),
    ended: rows[0]?.ended ?? 0,
  };
}

/** A page of the members whom a member referred, newest first. `after` is the participation before them. */
export async function listBrought(
  db: Queryable,
  {
    brandId,
    memberId,
    limit,
    offset = 0,
    after,
  }: Owner & { limit: number; offset?: number | undefined; after?: bigint | undefined },
): Promise<ParticipationRow[]> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.brand_id = $1 and p.member_id = $2 and p.kind = 'referral' and ($5::bigint is null or p.id < $5)
      order by p.id desc limit $3 offset $4`,
    [brandId, memberId, limit, offset, after ?? null],
  );
  return rows;
}

const views = {
  claimable: ['claim'],
  paid: ['claimed', 'issued'],
  ended: ['rejected', 'closed'],
} as const;

/** A page of the brand's participations: pending ones oldest first, otherwise newest first. */
export async function listOfBrand(
  db: Queryable,
  query: Page & { brandId: number; view: keyof typeof views | 'waiting' | 'all'; search: string },
): Promise<Pages> {
  const { brandId, view, search, pageNum, pageSize } = query;
  const isKnown = view !== 'waiting' && view !== 'all';
  const where = `p.brand_id = $1 and ($2 = '' or starts_with(lower(p.account), lower($2)))
    ${view === 'waiting' ? 'and p.is_held' : ''} ${isKnown ? 'and p.status = any ($3)' : ''}`;
  const values = [brandId, search, ...(isKnown ? [[...views[view]]] : [])];
  const last = values.length;
  const [found, counted] = await Promise.all([
    db.query<ParticipationRow>(
      `select ${columns} from promotions_participations p where ${where}
        order by p.id ${view === 'waiting' ? '' : 'desc'} limit $${last + 1} offset $${last + 2}`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total from promotions_participations p where ${where}`,
      values,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countHeld(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*)::int as total from promotions_participations where brand_id = $1 and is_held',
    [brandId],
  );
  return rows[0]?.total ?? 0;
}

/** Whether the member has had the bonus for binding Zalo, or may still get it in a promotion. */
export async function hasZaloBonus(db: Queryable, { brandId, memberId }: Owner): Promise<boolean> {
  const { rows } = await db.query(
    `select from promotions_participations where brand_id = $1 and member_id = $2 and kind = 'zaloBinding'`,
    [brandId, memberId],
  );
  return rows.length > 0;
}

/** The participation of an ended bonus. */
export async function endByGrant(
  db: Queryable,
  { brandId, grantId }: { brandId: number; grantId: bigint },
  status: 'issued' | 'closed',
): Promise<void> {
  await db.query(
    `update promotions_participations set status = $3, updated_at = clock_timestamp()
      where grant_id = $2 and brand_id = $1 and status = 'claimed'`,
    [brandId, grantId, status],
  );
}

/** Adds flags to a participation and holds it, unless it was released before. */
export async function flagParticipation(
  db: Queryable,
  { brandId, id, flags }: { brandId: number; id: bigint; flags: readonly Flag[] },
): Promise<ParticipationRow | undefined> {
  const { rows } = await db.query<ParticipationRow>(
    `update promotions_participations p set is_held = true, updated_at = clock_timestamp(),
            flags = (select coalesce(array_agg(distinct f order by f), '{}') from unnest(p.flags || $3::text[]) as f)
      where p.brand_id = $1 and p.id = $2 and not p.is_cleared returning ${columns}`,
    [brandId, id, flags],
  );
  return rows[0];
}

export type Expired = Owner & Pick<ParticipationRow, 'id' | 'campaignId'>;

/** Rewards that were not claimed in time. */
export async function listExpired(db: Queryable, limit: number): Promise<Expired[]> {
  const due = `p.status = 'claim' and not p.is_held and clock_timestamp() >= ${claimBy}`;
  const { rows } = await db.query<Expired>(
    `select p.id, p.brand_id as "brandId", p.member_id as "memberId", p.campaign_id as "campaignId"
       from promotions_campaigns c join promotions_participations p on p.campaign_id = c.id
      where c.ends_at < now() and ${due}
      union all
     select p.id, p.brand_id, p.member_id, p.campaign_id
       from promotions_campaigns c join promotions_participations p on p.campaign_id = c.id
        and p.claim_from <= now() - make_interval(days => c.claim_days)
      where c.ends_at is null and ${due}
      order by 1 limit $1`,
    [limit],
  );
  return rows;
}

/**
 * Keeps the deadlines of what is claimable in a promotion whose end is taken away, where the days after becoming
 * claimable would be over sooner.
 */
export async function keepDeadlines(
  client: Client,
  { brandId, id, endsAt }: { brandId: number; id: bigint; endsAt: Date },
): Promise<void> {
  await client.query(
    `update promotions_participations set claim_from = $3
      where brand_id = $1 and campaign_id = $2 and status = 'claim' and claim_from < $3`,
    [brandId, id, endsAt],
  );
}

/** Closes a reward that was not claimed in time; false if it was claimed, or if its time was extended. */
export async function closeExpired(
  client: Client,
  { brandId, id }: { brandId: number; id: bigint },
  reason: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update promotions_participations p set status = 'closed', public_reason = $3, updated_at = clock_timestamp()
       from promotions_campaigns c
      where p.brand_id = $1 and p.id = $2 and c.id = p.campaign_id and p.status = 'claim' and not p.is_held
        and clock_timestamp() >= ${claimBy}`,
    [brandId, id, reason],
  );
  return rowCount === 1;
}

/** Deposits that were already used for a reward of this member. */
export async function readUsedDeposits(db: Queryable, { brandId, memberId }: Owner): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select deposit_id as id from promotions_participations
      where brand_id = $1 and member_id = $2 and deposit_id is not null`,
    [brandId, memberId],
  );
  return rows.map(({ id }) => id);
}

/** Referred members who have not qualified yet, oldest first. */
export async function readBrought(db: Queryable, { brandId, memberId }: Owner): Promise<ParticipationRow[]> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.brand_id = $1 and p.member_id = $2 and p.kind = 'referral' and p.status = 'signedUp'
      order by p.id limit 1000`,
    [brandId, memberId],
  );
  return rows;
}

/** The number of a member's referrals in a promotion that have earned a reward, paid or not. */
export async function countEarned(
  db: Queryable,
  { brandId, memberId, campaignId }: Owner & { campaignId: bigint },
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from promotions_participations
      where brand_id = $1 and member_id = $2 and campaign_id = $3 and kind = 'referral' and amount is not null
        and status <> 'rejected'`,
    [brandId, memberId, campaignId],
  );
  return rows[0]?.total ?? 0;
}

/** Serialises counting a member's earnings in a promotion, until the end of the transaction. */
export async function holdEarnings(
  client: Client,
  { memberId, campaignId }: { memberId: bigint; campaignId: bigint },
): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `promotions:earned:${campaignId}:${memberId}`,
  ]);
}

type Totals = { joined: number; qualified: number; claimable: number; earned: bigint };

/** The totals of a member's referrals. */
export async function sumBrought(db: Queryable, { brandId, memberId }: Owner): Promise<Totals> {
  const { rows } = await db.query<Totals>(
    `select count(*)::int as joined,
            count(*) filter (where p.amount is not null and p.status <> 'rejected')::int as qualified,
            count(*) filter (where p.status = 'claim' and not p.is_held
              and clock_timestamp() < ${claimBy})::int as claimable,
            coalesce(sum(p.amount) filter (where p.grant_id is not null), 0)::bigint as earned
       from promotions_participations p join promotions_campaigns c on c.id = p.campaign_id
      where p.brand_id = $1 and p.member_id = $2 and p.kind = 'referral'`,
    [brandId, memberId],
  );
  return rows[0] ?? { joined: 0, qualified: 0, claimable: 0, earned: 0n };
}

/** The member's participations in missions of these periods. */
export async function readMissionParts(
  db: Queryable,
  { brandId, memberId, parts }: Owner & { parts: readonly string[] },
): Promise<ParticipationRow[]> {
  const { rows } = await db.query<ParticipationRow>(
    `select ${columns} from promotions_participations p
      where p.brand_id = $1 and p.member_id = $2 and p.kind = 'mission' and p.part = any ($3::text[])`,
    [brandId, memberId, parts],
  );
  return rows;
}

/** Claimable rewards. */
export async function countClaimable(db: Queryable, { brandId, memberId }: Owner): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from promotions_participations p join promotions_campaigns c on c.id = p.campaign_id
      where p.brand_id = $1 and p.member_id = $2 and p.status = 'claim' and not p.is_held
        and clock_timestamp() < ${claimBy}`,
    [brandId, memberId],
  );
  return rows[0]?.total ?? 0;
}

/** How many applications wait for a decision, and since when. */
export async function readWaitingApplications(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from promotions_participations
      where brand_id = $1 and is_held`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

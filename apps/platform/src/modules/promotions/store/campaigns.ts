import type { Client, Queryable } from '#kit/db.ts';
import type { CampaignRow, Draft, PrizeRow } from '../CampaignRow.ts';

/** Days that an ended promotion is still shown. */
const SHOWN_DAYS = 30;
/** Maximum promotions of a list. */
const MOST = 100;

const columns = `c.id, c.brand_id as "brandId", c.kind, c.audience, c.audience_tag as "audienceTag", c.segment_id as "segmentId", c.title, c.summary, c.content, c.image, c.position,
  c.is_shown as "isShown", c.starts_at as "startsAt", c.ends_at as "endsAt", c.currency, c.amount,
  c.percent_bps as "percentBps", c.cap, c.minimum, c.multiple, c.days, c.per_device as "perDevice",
  c.per_network as "perNetwork", c.per_payee as "perPayee", c.budget, c.member_cap as "memberCap",
  coalesce((select b.promised from promotions_budgets b where b.campaign_id = c.id), 0) as promised,
  c.mission_period as "missionPeriod", c.mission_fact as "missionFact", c.mission_amount as "missionAmount", c.mission_times as "missionTimes",
  c.mission_classify as "missionClassify", c.mission_after as "missionAfter", c.referral_turnover as "referralTurnover",
  c.tier_counts as "tierCounts", c.tier_amounts as "tierAmounts", c.deposit_no as "depositNo",
  c.loss_period as "lossPeriod", c.loss_below as "lossBelow", c.rain_shares as "rainShares",
  (select case when r.seed is null then r.shares - r.taken else 0 end from promotions_rains r
    where r.campaign_id = c.id) as "rainLeft", c.free_vendor_id as "freeVendorId", c.free_vassalage as "freeVassalage",
  c.free_game as "freeGame", c.free_stake as "freeStake", c.free_rounds as "freeRounds", c.claim_days as "claimDays", c.version, c.updated_by as "updatedBy",
  c.updated_at as "updatedAt",
  case when clock_timestamp() < c.starts_at then 'before' when clock_timestamp() < coalesce(c.ends_at, 'infinity')
       then 'open' else 'over' end as "window",
  clock_timestamp() < coalesce(c.ends_at, 'infinity') + make_interval(days => c.claim_days) as "isClaimOpen"`;
const prizeColumns = 'p.id, p.campaign_id as "campaignId", p.position, p.name, p.amount, p.weight, p.stock';

/** Promotions that visitors see now, in order; missions and referrals have pages of their own. */
export async function readShown(db: Queryable, brandId: number): Promise<CampaignRow[]> {
  const { rows } = await db.query<CampaignRow>(
    `select ${columns} from promotions_campaigns c
      where c.brand_id = $1 and c.is_shown and c.kind not in ('mission', 'referral')
        and (c.ends_at is null or c.ends_at > now() - make_interval(days => ${SHOWN_DAYS}))
      order by c.position, c.id limit ${MOST}`,
    [brandId],
  );
  return rows;
}

export async function readCampaigns(
  db: Queryable,
  { brandId, ids }: { brandId: number; ids: readonly bigint[] },
): Promise<Map<bigint, CampaignRow>> {
  const { rows } = await db.query<CampaignRow>(
    `select ${columns} from promotions_campaigns c where c.brand_id = $1 and c.id = any ($2::bigint[])`,
    [brandId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The open missions, in order. */
export async function readMissions(db: Queryable, brandId: number): Promise<CampaignRow[]> {
  const { rows } = await db.query<CampaignRow>(
    `select ${columns} from promotions_campaigns c
      where c.brand_id = $1 and c.kind = 'mission' and c.is_shown
        and c.starts_at <= clock_timestamp() and clock_timestamp() < coalesce(c.ends_at, 'infinity')
      order by c.position, c.id limit ${MOST}`,
    [brandId],
  );
  return rows;
}

/** The active referral: the first of the open ones. */
export async function readReferral(db: Queryable, brandId: number): Promise<CampaignRow | undefined> {
  const { rows } = await db.query<CampaignRow>(
    `select ${columns} from promotions_campaigns c
      where c.brand_id = $1 and c.kind = 'referral' and c.is_shown
        and c.starts_at <= clock_timestamp() and clock_timestamp() < coalesce(c.ends_at, 'infinity')
      order by c.position, c.id limit 1`,
    [brandId],
  );
  return rows[0];
}

/** A mission and its predecessors, nearest first; empty if it is not a mission of the brand. */
export async function readChain(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<{ id: bigint; period: string }[]> {
  const { rows } = await db.query<{ id: bigint; period: string }>(
    `with recursive chain as (
       select c.id, c.mission_period, c.mission_after, 1 as place from promotions_campaigns c
        where c.brand_id = $1 and c.id = $2 and c.kind = 'mission'
       union all
       select c.id, c.mission_period, c.mission_after, b.place + 1
         from chain b join promotions_campaigns c on c.id = b.mission_after and b.place < ${MOST})
     select id, mission_period as period from chain order by place`,
    [brandId, id],
  );
  return rows;
}

/** Ends a promotion that the transaction has locked. */
export async function endCampaign(
  client: Client,
  { brandId, id, by, endsAt }: By & { id: bigint; endsAt: Date },
): Promise<void> {
  await client.query(
    `update promotions_campaigns set ends_at = $4, version = version + 1, updated_by = $3, updated_at = now()
      where brand_id = $1 and id = $2`,
    [brandId, id, by, endsAt],
  );
}

/** Locks one promotion in share mode: participants and changes of its terms wait for each other. */
export async function shareCampaign(
  client: Client,
  { brandId, id }: { brandId: number; id: bigint | string },
): Promise<CampaignRow | undefined> {
  const { rows } = await client.query<CampaignRow>(
    `select ${columns} from promotions_campaigns c where c.brand_id = $1 and c.id = $2 for share`,
    [brandId, id],
  );
  return rows[0];
}

/** Locks one promotion exclusively. */
export async function holdCampaign(
  client: Client,
  { brandId, id }: { brandId: number; id: string },
): Promise<CampaignRow | undefined> {
  const { rows } = await client.query<CampaignRow>(
    `select ${columns} from promotions_campaigns c where c.brand_id = $1 and c.id = $2 for no key update`,
    [brandId, id],
  );
  return rows[0];
}

export async function readPrizes(db: Queryable, campaignIds: readonly bigint[]): Promise<PrizeRow[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await db.query<PrizeRow>(
    `select ${prizeColumns} from promotions_prizes p where p.campaign_id = any ($1::bigint[])
      order by p.campaign_id, p.position`,
    [campaignIds],
  );
  return rows;
}

/** Locks the prizes until the end of the transaction: two draws never take the same last one. */
export async function holdPrizes(client: Client, campaignId: bigint): Promise<PrizeRow[]> {
  const { rows } = await client.query<PrizeRow>(
    `select ${prizeColumns} from promotions_prizes p where p.campaign_id = $1 order by p.position for no key update`,
    [campaignId],
  );
  return rows;
}

export async function takePrize(client: Client, id: bigint): Promise<void> {
  await client.query('update promotions_prizes set stock = stock - 1 where id = $1 and stock is not null', [id]);
}

/** A draft with the vendor id of its free rounds. */
export type WrittenDraft = Draft & { freeVendorId: number | null };

const written = (draft: WrittenDraft): unknown[] => [
  ...[draft.audience, JSON.stringify(draft.title), JSON.stringify(draft.summary), JSON.stringify(draft.content)],
  ...[draft.image, draft.position, draft.isShown, draft.startsAt, draft.endsAt],
  ...[draft.terms.amount, draft.terms.percentBps, draft.terms.cap, draft.terms.minimum, draft.terms.multiple],
  ...[draft.terms.days, draft.perDevice, draft.perNetwork, draft.perPayee],
  ...[draft.mission?.period ?? null, draft.mission?.fact ?? null, draft.mission?.amount ?? null],
  ...[draft.mission?.times ?? null, draft.mission && (draft.mission.classify ?? ''), draft.mission?.after ?? null],
  ...[draft.referral?.turnover ?? null, draft.referral?.tiers.map(({ from }) => from) ?? null],
  ...[draft.referral?.tiers.map(({ amount }) => amount) ?? null, draft.budget, draft.memberCap],
  ...[draft.deposit?.no ?? null, draft.loss?.period ?? null, draft.loss?.below ?? null, draft.rain?.shares ?? null],
  ...[draft.freeVendorId, draft.freeRounds?.vassalage ?? null, draft.freeRounds?.gameCode ?? null],
  ...[draft.freeRounds?.stake ?? null, draft.freeRounds?.rounds ?? null, draft.audienceTag, draft.segmentId],
  draft.claimDays,
];

type By = { brandId: number; by: string };

export async function insertCampaign(
  db: Queryable,
  draft: WrittenDraft,
  of: By & { currency: string },
): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into promotions_campaigns (brand_id, updated_by, currency, kind, audience, title, summary, content, image,
            position, is_shown, starts_at, ends_at, amount, percent_bps, cap, minimum, multiple, days, per_device,
            per_network, per_payee, mission_period, mission_fact, mission_amount, mission_times, mission_classify,
            mission_after, referral_turnover, tier_counts, tier_amounts, budget, member_cap, deposit_no, loss_period,
            loss_below, rain_shares, free_vendor_id, free_vassalage, free_game, free_stake, free_rounds,
            audience_tag, segment_id, claim_days)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
             $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45)
     returning id`,
    [of.brandId, of.by, of.currency, draft.kind, ...written(draft)],
  );
  const [row] = rows;
  if (!row) throw new Error('The promotion was not written.');
  await insertPrizes(db, { brandId: of.brandId, id: row.id }, draft);
  return row.id;
}

/** Replaces a promotion that the transaction has locked; its kind is immutable. */
export async function replaceCampaign(db: Queryable, draft: WrittenDraft, of: By & { id: bigint }): Promise<void> {
  await db.query(
    `update promotions_campaigns set updated_by = $2, audience = $4, title = $5, summary = $6, content = $7, image = $8,
            position = $9, is_shown = $10, starts_at = $11, ends_at = $12, amount = $13, percent_bps = $14, cap = $15,
            minimum = $16, multiple = $17, days = $18, per_device = $19, per_network = $20, per_payee = $21,
            mission_period = $22, mission_fact = $23, mission_amount = $24, mission_times = $25, mission_classify = $26,
            mission_after = $27, referral_turnover = $28, tier_counts = $29, tier_amounts = $30, budget = $31,
            member_cap = $32, deposit_no = $33, loss_period = $34, loss_below = $35, rain_shares = $36,
            free_vendor_id = $37, free_vassalage = $38, free_game = $39, free_stake = $40, free_rounds = $41, audience_tag = $42, segment_id = $43,
            claim_days = $44, version = version + 1, updated_at = now()
      where brand_id = $1 and id = $3`,
    [of.brandId, of.by, of.id, ...written(draft)],
  );
}

export async function replacePrizes(db: Queryable, of: { brandId: number; id: bigint }, draft: Draft): Promise<void> {
  await db.query('delete from promotions_prizes where brand_id = $1 and campaign_id = $2', [of.brandId, of.id]);
  await insertPrizes(db, of, draft);
}

async function insertPrizes(db: Queryable, of: { brandId: number; id: bigint }, draft: Draft): Promise<void> {
  await db.query(
    `insert into promotions_prizes (brand_id, campaign_id, position, name, amount, weight, stock)
     select $1, $2, p.position, p.name, p.amount, p.weight, p.stock
       from jsonb_to_recordset($3::jsonb) as p (position integer, name jsonb, amount bigint, weight integer, stock integer)`,
    [
      ...[of.brandId, of.id],
      JSON.stringify(draft.prizes.map((prize, position) => ({ ...prize, position, amount: String(prize.amount) }))),
    ],
  );
}

export async function hasMembers(db: Queryable, campaignId: bigint): Promise<boolean> {
  const { rows } = await db.query('select from promotions_participations where campaign_id = $1 limit 1', [campaignId]);
  return rows.length > 0;
}

export type Sums = { members: number; held: number; paid: bigint };

/** A page of the brand's promotions, in order. */
export async function listOfBrand(
  db: Queryable,
  { brandId, pageNum, pageSize }: { brandId: number; pageNum: number; pageSize: number },
): Promise<{ rows: CampaignRow[]; total: number }> {
  const [found, counted] = await Promise.all([
    db.query<CampaignRow>(
      `select ${columns} from promotions_campaigns c where c.brand_id = $1 order by c.position, c.id limit $2 offset $3`,
      [brandId, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>('select count(*)::int as total from promotions_campaigns where brand_id = $1', [
      brandId,
    ]),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Participants, held ones and payments of each. */
export async function sumsOf(db: Queryable, campaignIds: readonly bigint[]): Promise<Map<bigint, Sums>> {
  const { rows } = await db.query<Sums & { campaignId: bigint }>(
    `select campaign_id as "campaignId", count(*)::int as members, count(*) filter (where is_held)::int as held,
            coalesce(sum(amount) filter (where grant_id is not null or free_id is not null), 0)::bigint as paid
       from promotions_participations where campaign_id = any ($1::bigint[]) group by campaign_id`,
    [campaignIds],
  );
  return new Map(rows.map(({ campaignId, ...sums }) => [campaignId, sums]));
}

export async function hasCampaigns(db: Queryable, brandId: number): Promise<boolean> {
  const { rows } = await db.query('select from promotions_campaigns where brand_id = $1 limit 1', [brandId]);
  return rows.length > 0;
}

/** Promotions for the members of some segments that are not over. */
export async function readCampaignsFor(
  db: Queryable,
  { brandId, segmentIds }: { brandId: number; segmentIds: readonly bigint[] },
): Promise<{ id: bigint; segmentId: bigint; title: CampaignRow['title'] }[]> {
  const { rows } = await db.query<{ id: bigint; segmentId: bigint; title: CampaignRow['title'] }>(
    `select id, segment_id as "segmentId", title from promotions_campaigns
      where brand_id = $1 and segment_id = any ($2::bigint[]) and clock_timestamp() < coalesce(ends_at, 'infinity')
      order by position, id`,
    [brandId, segmentIds],
  );
  return rows;
}

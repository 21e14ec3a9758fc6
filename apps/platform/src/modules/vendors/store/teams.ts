import type { Queryable } from '#kit/db.ts';
import { LOTTERY_HOURS, type RoundRow, type RoundTotals } from '../rules.ts';
import { dayOf, type DayRule } from './memberDays.ts';

type Stretch = Readonly<{ from: Date; to: Date }>;

export type TeamRounds = Readonly<{
  brandId: number;
  memberIds: readonly bigint[];
  currency: string;
  /** The period for rounds of these games, as `<vendor id>:<game code>`, and the one for all others. */
  lotteries: Readonly<{ games: readonly string[] } & Stretch>;
  others: Stretch;
}>;

const inStretch = `r.member_id = any ($2::bigint[]) and r.brand_id = $1 and r.currency = $3
  and r.started_at >= least($5::timestamptz, $7::timestamptz) and r.started_at < greatest($6::timestamptz, $8::timestamptz)
  and case when r.vendor_id || ':' || r.game_code = any ($4::text[])
           then r.started_at >= $5 and r.started_at < $6 else r.started_at >= $7 and r.started_at < $8 end`;

const valuesOf = ({ brandId, memberIds, currency, lotteries, others }: TeamRounds): unknown[] => [
  ...[brandId, memberIds, currency, lotteries.games, lotteries.from, lotteries.to],
  ...[others.from, others.to],
];

export type TeamRound = RoundRow & { memberId: bigint };

/** A round behind which a file reads on. */
export type PlacedRound = TeamRound & {
  /** When it began, to the microsecond, as the database says it. */
  at: string;
};

type Page = Readonly<{ limit: number; offset?: number | undefined }>;
type Behind = Readonly<{ limit: number; after: Pick<PlacedRound, 'at' | 'id'> | undefined }>;

const columns = `r.id, r.member_id as "memberId", r.vendor_id as "vendorId", r.round, r.game_code as "gameCode", r.currency,
  r.bet, r.win, r.adjusted, r.valid_bet as "validBet", r.free_id is not null as "isFree", r.status,
  r.started_at as "startedAt", r.updated_at as "updatedAt"`;
const placedColumns = `${columns}, r.started_at::text as at`;
const order = 'r.started_at desc, r.id desc';

export type TeamRoundFilter = TeamRounds & { games?: readonly string[] | undefined; status?: string | undefined };

const filtered = `${inStretch} and ($9::text[] is null or r.vendor_id || ':' || r.game_code = any ($9))
  and ($10::text is null or r.status = $10)`;

const filterValues = (filter: TeamRoundFilter): unknown[] => [
  ...valuesOf(filter),
  ...[filter.games ?? null, filter.status ?? null],
];

/** A page of many members' rounds, newest first. */
export async function findTeamRounds(
  db: Queryable,
  filter: TeamRoundFilter,
  { limit, offset = 0 }: Page,
): Promise<TeamRound[]> {
  const { rows } = await db.query<TeamRound>(
    `select ${columns} from vendors_rounds r where ${filtered} order by ${order} limit $11 offset $12`,
    [...filterValues(filter), limit, offset],
  );
  return rows;
}

/** Their rounds behind one of them, or the first ones, in the same order. */
export async function findTeamRoundsBehind(
  db: Queryable,
  filter: TeamRoundFilter,
  { limit, after }: Behind,
): Promise<PlacedRound[]> {
  const { rows } = await db.query<PlacedRound>(
    `select ${placedColumns} from vendors_rounds r
      where ${filtered} and ($12::timestamptz is null or (r.started_at, r.id) < ($12, $13::bigint))
      order by ${order} limit $11`,
    [...filterValues(filter), limit, after?.at ?? null, after?.id ?? null],
  );
  return rows;
}

/** How many those are, and what they come to. */
export async function sumTeamRounds(db: Queryable, filter: TeamRoundFilter): Promise<RoundTotals> {
  const { rows } = await db.query<RoundTotals>(
    `select count(*)::integer as rounds, coalesce(sum(r.bet), 0)::bigint as bet,
            coalesce(sum(r.valid_bet), 0)::bigint as "validBet", coalesce(sum(r.win), 0)::bigint as win,
            coalesce(sum(r.adjusted), 0)::bigint as adjusted
       from vendors_rounds r where ${filtered}`,
    filterValues(filter),
  );
  return rows[0] ?? { rounds: 0, bet: 0n, validBet: 0n, win: 0n, adjusted: 0n };
}

/** Rounds by their members and numbers, in no order. */
export async function readRoundsOf(
  db: Queryable,
  { brandId, rounds }: { brandId: number; rounds: readonly { memberId: bigint; roundId: bigint }[] },
): Promise<TeamRound[]> {
  if (rounds.length === 0) return [];
  const { rows } = await db.query<TeamRound>(
    `select ${columns} from (select distinct u.member_id, u.round_id
              from unnest($2::bigint[], $3::bigint[]) as u (member_id, round_id) offset 0) a
       join vendors_rounds r on r.member_id = a.member_id and r.id = a.round_id and r.brand_id = $1`,
    [brandId, rounds.map(({ memberId }) => memberId), rounds.map(({ roundId }) => roundId)],
  );
  return rows;
}

export type RoundsBelow = DayRule &
  Readonly<{
    agentId: bigint;
    scope: 'team' | 'direct';
    /** Business days, both inclusive. */
    from: string;
    to: string;
    /** Only rounds of these games, or of all but these. */
    games?: Readonly<{ keys: readonly string[]; isWithout: boolean }> | undefined;
    status?: string | undefined;
  }>;

/** Midnights, in the brand's time zone, between which rounds began; without an end up to the end of the last day. */
export type RoundWindow = Readonly<{ since: string; before: string | null }>;

const isLottery = `r.vendor_id || ':' || r.game_code = any ($5::text[])`;

/* The days are expressed by the begin of a round wherever possible: the planner then knows that nearly every round
   of the window matches, reads backwards from the newest one and stops after a page. */
const below = (scope: RoundsBelow['scope']): string => `vendors_rounds r
  join ${scope === 'team' ? 'agents_team($2)' : 'agents_direct($2)'} t on t.member_id = r.member_id
  where r.brand_id = $1 and r.currency = $3 and r.started_at >= $6::date::timestamp at time zone $4
    and r.started_at < coalesce($7::date::timestamp, $9::date + 1 + interval '${LOTTERY_HOURS + 1} hours') at time zone $4
    and (not ${isLottery} or r.started_at at time zone $4 >= $8::date + interval '${LOTTERY_HOURS} hours')
    and (not ${isLottery} or r.started_at at time zone $4 < $9::date + 1 + interval '${LOTTERY_HOURS} hours')
    and (${isLottery} or r.started_at < ($9::date + 1)::timestamp at time zone $4)
    and ($10::text[] is null or (r.vendor_id || ':' || r.game_code = any ($10)) <> $12::boolean)
    and ($11::text is null or r.status = $11)`;

const belowValues = (query: RoundsBelow, { since, before }: RoundWindow): unknown[] => [
  ...[query.brandId, query.agentId, query.currency, query.timeZone, query.lotteries, since, before],
  ...[query.from, query.to, query.games?.keys ?? null, query.status ?? null, query.games?.isWithout ?? false],
];

/** Rounds of all members below an agent, newest first, of those that began in a window. */
export async function findRoundsBelow(
  db: Queryable,
  query: RoundsBelow,
  window: RoundWindow,
  { limit, offset = 0 }: Page,
): Promise<TeamRound[]> {
  const { rows } = await db.query<TeamRound>(
    `select ${columns} from ${below(query.scope)} order by ${order} limit $13 offset $14`,
    [...belowValues(query, window), limit, offset],
  );
  return rows;
}

/** Rounds of all members below an agent behind one of them, or the first ones, in the same order. */
export async function findRoundsBelowBehind(
  db: Queryable,
  query: RoundsBelow,
  { limit, after }: Behind,
): Promise<PlacedRound[]> {
  const { rows } = await db.query<PlacedRound>(
    `select ${placedColumns} from ${below(query.scope)}
        and ($14::timestamptz is null or (r.started_at, r.id) < ($14, $15::bigint))
      order by ${order} limit $13`,
    [...belowValues(query, { since: query.from, before: null }), limit, after?.at ?? null, after?.id ?? null],
  );
  return rows;
}

/** How many lottery rounds began after midnight of a day and count for the day before. */
export async function countNightRounds(db: Queryable, query: RoundsBelow, day: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from ${below(query.scope)}
        and r.started_at < ($6::date + interval '${LOTTERY_HOURS + 1} hours') at time zone $4 and ${dayOf('$4', '$5')} < $6::date`,
    belowValues(query, { since: day, before: null }),
  );
  return rows[0]?.count ?? 0;
}

import type { Client, Queryable } from '#kit/db.ts';

export type Cursor = {
  brandId: number;
  /** A timestamp in the database's format; `-infinity` before the first run. */
  seenAt: string;
  closedThrough: string;
  slotAt: Date;
  slotMark: bigint;
};

const cursorColumns = `brand_id as "brandId", seen_at::text as "seenAt", closed_through::text as "closedThrough",
  slot_at as "slotAt", slot_mark as "slotMark"`;

/**
 * Locks a brand's cursor until the end of the transaction: counting and billing are exclusive. It is created with
 * `now`; what happened before belongs to its own day and to no contract.
 */
export async function holdCursor(
  client: Client,
  { brandId, timeZone, now }: { brandId: number; timeZone: string; now: Date },
): Promise<Cursor> {
  await client.query(
    `insert into contracts_cursors (brand_id, seen_at, closed_through, slot_at, started_at)
     values ($1, '-infinity', ($3::timestamptz at time zone $2)::date - 1,
             date_bin('5 minutes', $3::timestamptz, 'epoch'), $3::timestamptz)
     on conflict (brand_id) do nothing`,
    [brandId, timeZone, now],
  );
  const { rows } = await client.query<Cursor>(
    `select ${cursorColumns} from contracts_cursors where brand_id = $1 for no key update`,
    [brandId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Brand ${brandId} has no cursor.`);
  return row;
}

export async function readCursor(db: Queryable, brandId: number): Promise<Cursor | undefined> {
  const { rows } = await db.query<Cursor>(`select ${cursorColumns} from contracts_cursors where brand_id = $1`, [
    brandId,
  ]);
  return rows[0];
}

/** Raises the statement time-out for the rest of the transaction. */
export async function waitLonger(client: Client, timeoutMs: number): Promise<void> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [String(timeoutMs)]);
}

/** The database's clock. */
export async function readNow(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return row.now;
}

/**
 * Since when to look at rounds again: a minute before the last look, longer than any statement lives, so that one that
 * began before and committed after is not missed, and at most `now` in case the clock was set back.
 */
export async function readSince(db: Queryable, { seenAt, now }: { seenAt: string; now: Date }): Promise<string> {
  const { rows } = await db.query<{ since: string }>(
    `select (least($1::timestamptz, $2::timestamptz) - interval '1 minute')::text as since`,
    [seenAt, now],
  );
  return rows[0]?.since ?? '-infinity';
}

export type CountedRound = {
  memberId: bigint;
  id: bigint;
  currency: string;
  updatedAt: string;
  validBet: bigint;
  net: bigint;
  /** 2 for games that count from two in the morning on, else 0. */
  shiftHours: number;
  /** The member and all uplines. */
  team: readonly bigint[];
  /** What each of them gets of the valid bets, in 1/1,000,000. */
  shares: readonly number[];
};

/**
 * Writes what rounds add to what has been counted of them; a round that is unchanged adds nothing. What was counted first
 * keeps its day, its team and what each of it gets; what was settled before the brand was counted brings nobody anything.
 * Hours are those that have passed since the day began, so that one which the clock shows twice is two; where midnight
 * itself is shown twice the first of the two belongs to hour 0. What belongs to a day that is closed goes into the bills of
 * the first that is open.
 */
export async function insertFacts(
  client: Client,
  { brandId, timeZone }: { brandId: number; timeZone: string },
  rounds: readonly CountedRound[],
): Promise<number> {
  const { rowCount } = await client.query(
    `with input as (
       select i.member as member_id, i.round as round_id, i.currency, i.at, i.bet, i.net, i.shift,
              i.team::bigint[] as team, i.shares::integer[] as shares,
              ((i.at - make_interval(hours => i.shift)) at time zone $2)::date as day
         from jsonb_to_recordset($3::jsonb) as i (member bigint, round bigint, currency text, at timestamptz, bet bigint,
              net bigint, shift integer, team text, shares text)
     ), changed as (
       select i.*, k.is_known, k.first_day, k.first_hour, k.first_team, k.first_shares,
              i.bet - coalesce(k.bet, 0) as more_bet, i.net - coalesce(k.net, 0) as more_net
         from input i
         left join lateral (
           select true as is_known, sum(f.valid_bet)::bigint as bet, sum(f.net)::bigint as net,
                  (array_agg(f.day order by f.id))[1] as first_day, (array_agg(f.hour order by f.id))[1] as first_hour,
                  (array_agg(f.id order by f.id))[1] as first_id,
                  (select g.team from contracts_facts g where g.id = min(f.id)) as first_team,
                  (select g.shares from contracts_facts g where g.id = min(f.id)) as first_shares
             from contracts_facts f where f.member_id = i.member_id and f.round_id = i.round_id
            having count(*) > 0
         ) k on true
        where i.bet <> coalesce(k.bet, 0) or i.net <> coalesce(k.net, 0)
     ), placed as (
       select c.*, coalesce(c.first_day, c.day) as own_day,
              coalesce(c.first_hour, greatest(0, floor(extract(epoch from c.at - make_interval(hours => c.shift)
                - c.day::timestamp at time zone $2) / 3600))::smallint) as own_hour
         from changed c
     )
     insert into contracts_facts (brand_id, member_id, round_id, currency, why, day, hour, billed_day, settled_at,
            valid_bet, net, team, shares)
     select $1, p.member_id, p.round_id, p.currency,
            case when p.is_known then 'corrected'
                 when p.own_day <= u.closed_through and p.at >= u.started_at then 'late' else 'settled' end,
            p.own_day, p.own_hour,
            case when p.own_day > u.closed_through or (p.is_known is null and p.at < u.started_at) then p.own_day
                 else u.closed_through + 1 end,
            p.at, p.more_bet, p.more_net, coalesce(p.first_team, p.team),
            case when p.is_known then p.first_shares when p.at >= u.started_at then p.shares end
       from placed p join contracts_cursors u on u.brand_id = $1
      order by p.at, p.member_id, p.round_id`,
    [
      brandId,
      timeZone,
      JSON.stringify(
        rounds.map((round) => ({
          member: String(round.memberId),
          round: String(round.id),
          currency: round.currency,
          at: round.updatedAt,
          bet: String(round.validBet),
          net: String(round.net),
          shift: round.shiftHours,
          team: `{${round.team.join(',')}}`,
          shares: round.shares.some((share) => share > 0) ? `{${round.shares.join(',')}}` : null,
        })),
      ),
    ],
  );
  return rowCount ?? 0;
}

/** Advances a cursor; it never goes back. */
export async function moveCursor(
  client: Client,
  brandId: number,
  to: { seenAt?: string; closedThrough?: string; slotAt?: Date; slotMark?: bigint },
): Promise<void> {
  await client.query(
    `update contracts_cursors set seen_at = greatest(seen_at, coalesce($2::timestamptz, seen_at)),
            closed_through = greatest(closed_through, coalesce($3::date, closed_through)),
            slot_at = greatest(slot_at, coalesce($4::timestamptz, slot_at)),
            slot_mark = greatest(slot_mark, coalesce($5::bigint, slot_mark))
      where brand_id = $1`,
    [brandId, to.seenAt ?? null, to.closedThrough ?? null, to.slotAt ?? null, to.slotMark ?? null],
  );
}

export type DayEdges = { startsAt: string; isOver: boolean };

/**
 * The start of a brand's day, and whether it is over for every kind of game: lotteries count for two hours of the next
 * one, plus five minutes for late arrivals.
 */
export async function readDayEdges(
  db: Queryable,
  { day, timeZone, now }: { day: string; timeZone: string; now: Date },
): Promise<DayEdges> {
  const { rows } = await db.query<DayEdges>(
    `select (($1::date)::timestamp at time zone $2)::text as "startsAt",
            $3::timestamptz >= ($1::date + 1)::timestamp at time zone $2 + interval '2 hours 5 minutes' as "isOver"`,
    [day, timeZone, now],
  );
  return rows[0] ?? { startsAt: '', isOver: false };
}

/** The id of a brand's last fact, and the end of the five-minute slot before a time. */
export async function readSlot(
  db: Queryable,
  { brandId, now }: { brandId: number; now: Date },
): Promise<{ endsAt: Date; mark: bigint }> {
  const { rows } = await db.query<{ endsAt: Date; mark: bigint }>(
    `select date_bin('5 minutes', $2::timestamptz, 'epoch') as "endsAt",
            coalesce((select max(id) from contracts_facts where brand_id = $1), 0)::bigint as mark`,
    [brandId, now],
  );
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return row;
}

export type Stretch = {
  contractId: bigint;
  /** The agent whose team is summed. */
  memberId: bigint;
  /** The first billed day; the last is the same for all. */
  fromDay: string;
  /** Facts settled before the contract's start, or after its end, do not count. */
  startsDay: string;
  endsDay: string | null;
  activeBet: bigint;
};

export type TeamSum = {
  contractId: bigint;
  /** -1 where hours are not separated. */
  hour: number;
  validBet: bigint;
  net: bigint;
  activeMembers: number;
  lateBet: bigint;
  lateNet: bigint;
  lateRounds: number;
  correctedRounds: number;
  /** How many facts of each billed day the contract's whole sum is made of. */
  dayFacts: Readonly<Record<string, number>>;
};

/**
 * Team sums: over billed days up to `throughDay`, or over the facts between two marks. Carries from closed days count
 * for the first hour. Members and days are two groupings of one pass over the facts.
 */
export async function sumTeams(
  client: Client,
  query: {
    brandId: number;
    currency: string;
    stretches: readonly Stretch[];
    isByHour: boolean;
    over: { throughDay: string } | { after: bigint; upTo: bigint };
  },
): Promise<TeamSum[]> {
  const { stretches, over } = query;
  if (stretches.length === 0) return [];
  const isMarked = 'after' in over;
  const fromDay = stretches.map((stretch) => stretch.fromDay).sort()[0] ?? null;
  const { rows } = await client.query<TeamSum>(
    `with asked as materialized (
       select * from unnest($3::bigint[], $4::bigint[], $5::date[], $6::date[], $7::date[], $8::bigint[])
         as a (contract_id, member_id, from_day, starts_day, ends_day, active_bet)
     ), grouped as (
       select a.contract_id, a.active_bet, f.member_id,
              case when not $9::boolean then -1 when f.billed_day > f.day then 0 else f.hour end as hour,
              f.billed_day, count(*) as facts,
              sum(f.valid_bet) as bet, sum(f.net) as net,
              coalesce(sum(f.valid_bet) filter (where f.billed_day > f.day), 0) as late_bet,
              coalesce(sum(f.net) filter (where f.billed_day > f.day), 0) as late_net,
              count(*) filter (where f.billed_day > f.day and f.why = 'late') as late_rounds,
              count(*) filter (where f.billed_day > f.day and f.why = 'corrected') as corrected_rounds
         from contracts_facts f
        cross join lateral unnest(f.team) as t (agent_id)
         join asked a on a.member_id = t.agent_id and f.day >= a.starts_day
          and (a.ends_day is null or f.day < a.ends_day) and ($10::boolean or f.billed_day >= a.from_day)
        where f.brand_id = $1 and f.currency = $2
          and case when $10 then f.id > $11::bigint and f.id <= $12::bigint
                   else f.billed_day >= $13::date and f.billed_day <= $14::date end
        group by grouping sets ((1, 2, 3, 4), (1, 5))
     ), days as (
       select contract_id, jsonb_object_agg(billed_day::text, facts) as facts
         from grouped where member_id is null group by contract_id
     )
     select contract_id as "contractId", hour, sum(bet)::bigint as "validBet", sum(net)::bigint as net,
            count(*) filter (where bet > 0 and bet >= active_bet)::int as "activeMembers",
            sum(late_bet)::bigint as "lateBet", sum(late_net)::bigint as "lateNet",
            sum(late_rounds)::int as "lateRounds", sum(corrected_rounds)::int as "correctedRounds", d.facts as "dayFacts"
       from grouped join days d using (contract_id) where member_id is not null
      group by contract_id, hour, d.facts order by contract_id, hour`,
    [
      query.brandId,
      query.currency,
      stretches.map(({ contractId }) => contractId),
      stretches.map(({ memberId }) => memberId),
      stretches.map((stretch) => stretch.fromDay),
      stretches.map(({ startsDay }) => startsDay),
      stretches.map(({ endsDay }) => endsDay),
      stretches.map(({ activeBet }) => activeBet),
      query.isByHour,
      isMarked,
      isMarked ? over.after : 0n,
      isMarked ? over.upTo : 0n,
      isMarked ? null : fromDay,
      isMarked ? null : over.throughDay,
    ],
  );
  return rows;
}

export type UnitSum = { fromDay: string; unit: number; validBet: bigint; net: bigint; activeMembers: number };

/** Team sums by each round's settlement day, in periods, their hours or five-minute slots. */
export async function sumUnits(
  db: Queryable,
  query: {
    brandId: number;
    agentId: bigint;
    currency: string;
    periods: readonly { from: string; to: string }[];
    by: 'period' | 'hour' | 'slot';
    activeBet: bigint;
  },
): Promise<UnitSum[]> {
  const { rows } = await db.query<UnitSum>(
    `with per_member as (
       select p.from_day, f.member_id,
              case $6::text when 'hour' then f.hour::bigint
                when 'slot' then extract(epoch from date_bin('5 minutes', f.settled_at, 'epoch'))::bigint / 300
                else 0::bigint end as unit,
              sum(f.valid_bet) as bet, sum(f.net) as net
         from unnest($4::date[], $5::date[]) as p (from_day, to_day)
         join contracts_facts f on f.brand_id = $1 and f.day >= p.from_day and f.day < p.to_day
        where f.currency = $3 and f.team @> array[$2::bigint]
        group by 1, 2, 3)
     select from_day::text as "fromDay", unit::int, sum(bet)::bigint as "validBet", sum(net)::bigint as net,
            count(*) filter (where bet > 0 and bet >= $7)::int as "activeMembers"
       from per_member group by from_day, unit order by from_day, unit`,
    [
      query.brandId,
      query.agentId,
      query.currency,
      query.periods.map(({ from }) => from),
      query.periods.map(({ to }) => to),
      query.by,
      query.activeBet,
    ],
  );
  return rows;
}

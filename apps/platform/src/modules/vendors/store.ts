import type { Pool, Queryable } from '#kit/db.ts';
import { parsePosted, type Outcome, type PostResult } from '#modules/wallet/index.ts';
import { ownOpening } from './store/brandVendors.ts';
import {
  LOTTERY_HOURS,
  type Opening,
  type RoundRow,
  type RoundTotals,
  type TokenState,
  type WindowNotice,
  type WonRound,
} from './rules.ts';

export type PostedRow = Parameters<typeof parsePosted>[0] & { token_state: TokenState };

export type PostedCall = PostResult & { outcome: Outcome; tokenState: TokenState };

/** Carries out a list of calls in one round trip and one transaction; for the format see `vendors_post`. */
export async function postCalls(db: Queryable, json: string): Promise<PostedCall[]> {
  const { rows } = await db.query<PostedRow>({
    name: 'vendors_post',
    text: `select token_state, outcome, replayed, transfer_id, balance, balance_now, version, amount, ref_kind
             from vendors_post($1::jsonb) order by idx`,
    values: [json],
  });
  return rows.map(postedOf);
}

/** Connections that are ready for calls from the start; more are opened when they are needed. */
const READY = 3;

/** Asks for a key that nobody has: every part of the statement is planned, and nothing is written. */
const nothing = JSON.stringify([
  {
    ...{ brand: 1, member: 0, vendor: 0, currency: 'CNY', scope: 'vendor', key: 'ready', kind: 'bet', content: '' },
    ...{ debit: 'house.vendor:ready', credit: 'house.bank:ready', amount: 0, round: '', game: '' },
    ...{ closes: false, live: false, probe: true },
  },
]);

/** Plans what calls need on some connections of the pool, which the first call of each would otherwise wait for. */
export async function prepareCalls(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: READY }, () => pool.connect()));
  try {
    await Promise.all(clients.map((client) => postCalls(client, nothing)));
  } finally {
    for (const client of clients) client.release();
  }
}

export function postedOf(row: PostedRow): PostedCall {
  return { ...parsePosted(row), tokenState: row.token_state };
}

export type VendorRow = {
  id: number;
  code: string;
  name: string;
  dialect: string;
  /** Empty for shared secrets. */
  publicKey: string;
  secretFile: string | null;
  mayOwe: boolean;
  privateKeyFile: string;
  operatorId: string;
  supplierUrl: string;
  launchOrigins: string[];
  mirroredOrigins: string[];
  isFrameable: boolean;
  allowedNetworks: string[];
  isEnabled: boolean;
  listsRounds: boolean;
  hasFreeRounds: boolean;
  hasDesk: boolean;
  brands: BrandRow[];
};

type BrandRow = {
  brandId: number;
  subPartnerId: string;
  isEnabled: boolean;
  position: number;
  badge: '' | 'NEW' | 'HOT';
  /** How it opens the vendor's games, if it has decided so itself. */
  opening: Opening | null;
  /** The current maintenance window by the database's clock. */
  window: { until: string; notice: WindowNotice } | null;
};

/** All vendors with their brands. */
export async function readVendors(db: Queryable): Promise<VendorRow[]> {
  const { rows } = await db.query<VendorRow>(
    `select v.id, v.code, v.name, v.dialect, v.public_key as "publicKey",
            v.secret_file as "secretFile", v.may_owe as "mayOwe", v.private_key_file as "privateKeyFile",
            v.operator_id as "operatorId", v.supplier_url as "supplierUrl", v.launch_origins as "launchOrigins",
            v.mirrored_origins as "mirroredOrigins", v.is_frameable as "isFrameable",
            v.allowed_networks::text[] as "allowedNetworks", v.is_enabled as "isEnabled",
            v.lists_rounds as "listsRounds", v.has_free_rounds as "hasFreeRounds",
            v.has_desk as "hasDesk",
            coalesce((select jsonb_agg(jsonb_build_object(
              'brandId', b.brand_id, 'subPartnerId', b.sub_partner_id, 'isEnabled', b.is_enabled,
              'position', b.position, 'badge', b.badge, 'opening', ${ownOpening}, 'window', (
                select jsonb_build_object('until', w.ends_at, 'notice', w.notice) from vendors_windows w
                 where w.vendor_id = b.vendor_id and w.brand_id = b.brand_id
                   and w.starts_at <= now() and w.ends_at > now() limit 1)))
              from vendors_brand_vendors b where b.vendor_id = v.id), '[]') as brands
       from vendors_vendors v order by v.id`,
  );
  return rows;
}

/** How long a launch token can stake money; wins and rollbacks are always accepted. */
const SESSION_HOURS = 12;

export async function insertSession(
  db: Queryable,
  session: {
    tokenHash: Buffer;
    brandId: number;
    memberId: bigint;
    vendorId: number;
    gameCode: string;
    currency: string;
  },
): Promise<void> {
  await db.query(
    `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(hours => $7))`,
    [
      session.tokenHash,
      session.brandId,
      session.memberId,
      session.vendorId,
      session.gameCode,
      session.currency,
      SESSION_HOURS,
    ],
  );
}

/** Expires the launch tokens of a member: no new stakes, while wins and rollbacks still arrive. */
export async function endOpenings(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<void> {
  await db.query(
    `update vendors_sessions set expires_at = now() where member_id = $2 and brand_id = $1 and expires_at > now()`,
    [brandId, memberId],
  );
}

export type SessionRow = {
  brandId: number;
  memberId: bigint;
  vendorId: number;
  gameCode: string;
  currency: string;
  isExpired: boolean;
};

/** The launch of a token, expired or not. */
export async function findSession(db: Queryable, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>({
    name: 'vendors_session',
    text: `select brand_id as "brandId", member_id as "memberId", vendor_id as "vendorId", game_code as "gameCode",
                  currency, expires_at <= now() as "isExpired"
             from vendors_sessions where token_hash = $1`,
    values: [tokenHash],
  });
  return rows[0];
}

/** Ends a round that the vendor says is over, whatever its result. False if there is no such round. */
export async function closeRound(
  db: Queryable,
  round: { brandId: number; memberId: bigint; vendorId: number; round: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update vendors_rounds set is_closed = true, updated_at = case when is_closed then updated_at else now() end
      where member_id = $2 and round = $4 and vendor_id = $3 and brand_id = $1`,
    [round.brandId, round.memberId, round.vendorId, round.round],
  );
  return rowCount === 1;
}

export type RoundFilter = {
  brandId: number;
  memberId: bigint;
  from?: Date;
  /** Exclusive end of the period. */
  to?: Date;
  /** Games whose business days begin later, and with them the whole period; as `<vendor id>:<game code>`. */
  lotteries?: readonly string[];
  status?: string;
  /** Only rounds of these games, as `<vendor id>:<game code>`. */
  games?: readonly string[];
  /** Part of a round number; callers resolve other meanings to `games`. */
  round?: string;
};

const roundColumns = `id, vendor_id as "vendorId", round, game_code as "gameCode", currency, bet, win, adjusted,
  valid_bet as "validBet", free_id is not null as "isFree", status, started_at as "startedAt", updated_at as "updatedAt"`;

const filterText = `member_id = $2 and brand_id = $1
  and ($3::timestamptz is null or started_at >= $3)
  and ($4::timestamptz is null or started_at < $4::timestamptz + interval '${LOTTERY_HOURS} hours')
  and case when vendor_id || ':' || game_code = any ($8::text[])
           then $3::timestamptz is null or started_at >= $3::timestamptz + interval '${LOTTERY_HOURS} hours'
           else $4::timestamptz is null or started_at < $4 end
  and ($5::text is null or status = $5)
  and ($6::text[] is null or vendor_id || ':' || game_code = any ($6)
       or ($7::text is not null and strpos(lower(round), $7) > 0))
  and ($6::text[] is not null or $7::text is null or strpos(lower(round), $7) > 0)`;

function filterValues({ brandId, memberId, from, to, lotteries = [], status, games, round }: RoundFilter): unknown[] {
  return [
    brandId,
    memberId,
    from ?? null,
    to ?? null,
    status ?? null,
    games === undefined ? null : [...games],
    round === undefined ? null : round.toLowerCase(),
    lotteries,
  ];
}

/** A page of a member's rounds, newest first. */
export async function findRounds(
  db: Queryable,
  filter: RoundFilter,
  page: { pageNum: number; pageSize: number },
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `select ${roundColumns} from vendors_rounds where ${filterText} order by id desc limit $9 offset $10`,
    [...filterValues(filter), page.pageSize, (page.pageNum - 1) * page.pageSize],
  );
  return rows;
}

/** Batch size when all rounds are read. */
const PIECE = 1_000;

/** Every round that matches the filter, newest first; rounds that begin meanwhile are left out. */
export async function* eachRound(db: Queryable, filter: RoundFilter): AsyncGenerator<RoundRow> {
  for (let before: bigint | null = null; ;) {
    const { rows }: { rows: RoundRow[] } = await db.query<RoundRow>(
      `select ${roundColumns} from vendors_rounds where ${filterText} and ($9::bigint is null or id < $9)
        order by id desc limit ${PIECE}`,
      [...filterValues(filter), before],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) return;
    before = last.id;
  }
}

/** Sums over everything that matches the filter. */
export async function sumRounds(db: Queryable, filter: RoundFilter): Promise<RoundTotals> {
  const { rows } = await db.query<RoundTotals>(
    `select count(*)::integer as rounds, coalesce(sum(bet), 0)::bigint as bet,
            coalesce(sum(valid_bet), 0)::bigint as "validBet", coalesce(sum(win), 0)::bigint as win,
            coalesce(sum(adjusted), 0)::bigint as adjusted
       from vendors_rounds where ${filterText}`,
    filterValues(filter),
  );
  return rows[0] ?? { rounds: 0, bet: 0n, validBet: 0n, win: 0n, adjusted: 0n };
}

export type DayOfGame = RoundTotals & { day: string; vendorId: number; gameCode: string };

/**
 * What a member played of each game on each day of a time zone; `to` is the exclusive end. Days of the games in
 * `lotteries`, and with them the whole period, begin later.
 */
export async function sumRoundsByDay(
  db: Queryable,
  query: {
    brandId: number;
    memberId: bigint;
    currency: string;
    from: Date;
    to: Date;
    timeZone: string;
    lotteries?: readonly string[];
  },
): Promise<DayOfGame[]> {
  const { rows } = await db.query<DayOfGame>({
    name: 'vendors_rounds_by_day',
    text: `select to_char((started_at - l.later) at time zone $6, 'YYYY-MM-DD') as day, vendor_id as "vendorId",
                  game_code as "gameCode", count(*)::integer as rounds, sum(bet)::bigint as bet,
                  sum(valid_bet)::bigint as "validBet", sum(win)::bigint as win, sum(adjusted)::bigint as adjusted
             from vendors_rounds
             cross join lateral (
               select case when vendor_id || ':' || game_code = any ($7::text[]) then interval '${LOTTERY_HOURS} hours'
                           else interval '0' end as later
             ) l
            where member_id = $2 and brand_id = $1 and currency = $3
              and started_at >= $4 and started_at < $5::timestamptz + interval '${LOTTERY_HOURS} hours'
              and started_at - l.later >= $4 and started_at - l.later < $5
            group by 1, 2, 3`,
    values: [
      ...[query.brandId, query.memberId, query.currency, query.from, query.to, query.timeZone, query.lotteries ?? []],
    ],
  });
  return rows;
}

/** One round of a member, by its number here. */
export async function findRound(
  db: Queryable,
  { brandId, memberId, id }: { brandId: number; memberId: bigint; id: bigint },
): Promise<RoundRow | undefined> {
  const { rows } = await db.query<RoundRow>(
    `select ${roundColumns} from vendors_rounds where member_id = $2 and id = $3 and brand_id = $1`,
    [brandId, memberId, id],
  );
  return rows[0];
}

export type BrandStretch = { brandId: number; currency: string; since: Date };

/** What a brand's members played since a time. */
export async function sumBrandRounds(
  db: Queryable,
  { brandId, currency, since }: BrandStretch,
): Promise<{ rounds: number; bet: bigint; win: bigint }> {
  const { rows } = await db.query<{ rounds: number; bet: bigint; win: bigint }>(
    `select count(*)::integer as rounds, coalesce(sum(bet), 0)::bigint as bet,
            coalesce(sum(win + adjusted), 0)::bigint as win
       from vendors_rounds where brand_id = $1 and currency = $2 and started_at >= $3 and status <> 'cancelled'`,
    [brandId, currency, since],
  );
  return rows[0] ?? { rounds: 0, bet: 0n, win: 0n };
}

/** A member's valid bets in rounds begun since a time. */
export async function sumValidBets(
  db: Queryable,
  { brandId, memberId, currency, since }: BrandStretch & { memberId: bigint },
): Promise<bigint> {
  const { rows } = await db.query<{ total: bigint }>(
    `select coalesce(sum(valid_bet), 0)::bigint as total from vendors_rounds
      where member_id = $2 and brand_id = $1 and currency = $3 and started_at >= $4 and status <> 'cancelled'`,
    [brandId, memberId, currency, since],
  );
  return rows[0]?.total ?? 0n;
}

/** How often each game of a brand was played since a time; rolled back rounds count too. */
export async function countRoundsByGame(
  db: Queryable,
  { brandId, since }: { brandId: number; since: Date },
): Promise<{ vendorId: number; gameCode: string; rounds: number }[]> {
  const { rows } = await db.query<{ vendorId: number; gameCode: string; rounds: number }>({
    name: 'vendors_rounds_by_game',
    text: `select vendor_id as "vendorId", game_code as "gameCode", count(*)::integer as rounds
             from vendors_rounds where brand_id = $1 and started_at >= $2 group by vendor_id, game_code`,
    values: [brandId, since],
  });
  return rows;
}

/** Closed rounds of a brand with a profit, newest first, begun before a time. */
export async function readWins(
  db: Queryable,
  { brandId, before, limit }: { brandId: number; before: Date | undefined; limit: number },
): Promise<WonRound[]> {
  const { rows } = await db.query<WonRound>({
    name: 'vendors_wins',
    text: `select member_id as "memberId", vendor_id as "vendorId", game_code as "gameCode", currency,
                  win + adjusted as win, started_at as "startedAt", updated_at as "endedAt"
             from vendors_rounds
            where brand_id = $1 and started_at < $2 and is_closed and bet > 0 and win + adjusted > bet
            order by started_at desc limit $3`,
    values: [brandId, before ?? 'infinity', limit],
  });
  return rows;
}

/** A member's valid bets in rounds begun within a period. */
export async function sumValidBetsWithin(
  db: Queryable,
  { brandId, memberId, currency, since, until }: BrandStretch & { memberId: bigint; until: Date },
): Promise<bigint> {
  const { rows } = await db.query<{ total: bigint }>(
    `select coalesce(sum(valid_bet), 0)::bigint as total from vendors_rounds
      where member_id = $2 and brand_id = $1 and currency = $3 and started_at >= $4 and started_at < $5
        and status <> 'cancelled'`,
    [brandId, memberId, currency, since, until],
  );
  return rows[0]?.total ?? 0n;
}

/** The same since a time, with or without an end, by game. */
export async function sumValidBetsByGame(
  db: Queryable,
  { brandId, memberId, currency, since, until }: BrandStretch & { memberId: bigint; until?: Date },
): Promise<{ vendorId: number; gameCode: string; validBet: bigint }[]> {
  const { rows } = await db.query<{ vendorId: number; gameCode: string; validBet: bigint }>(
    `select vendor_id as "vendorId", game_code as "gameCode", sum(valid_bet)::bigint as "validBet"
       from vendors_rounds
      where member_id = $2 and brand_id = $1 and currency = $3 and started_at >= $4 and status <> 'cancelled'
        and started_at < coalesce($5::timestamptz, 'infinity')
      group by vendor_id, game_code`,
    [brandId, memberId, currency, since, until ?? null],
  );
  return rows;
}

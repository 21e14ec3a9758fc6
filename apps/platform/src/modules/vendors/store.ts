import type { Queryable } from '../../kit/db.ts';
import { parsePosted, type Outcome, type PostResult } from '../wallet/index.ts';
import type { RoundRow, RoundTotals, TokenState } from './rules.ts';

type PostedRow = Parameters<typeof parsePosted>[0] & { token_state: TokenState };

export type PostedCall = PostResult & { outcome: Outcome; tokenState: TokenState };

/** Carries out a list of calls in one round trip and one transaction; the shape of a call stands at `vendors_post`. */
export async function postCalls(db: Queryable, json: string): Promise<PostedCall[]> {
  const { rows } = await db.query<PostedRow>({
    name: 'vendors_post',
    text: `select token_state, outcome, replayed, transfer_id, balance, balance_now, version, amount, ref_kind
             from vendors_post($1::jsonb) order by idx`,
    values: [json],
  });
  return rows.map((row) => ({ ...parsePosted(row), tokenState: row.token_state }));
}

export type VendorRow = {
  id: number;
  code: string;
  name: string;
  dialect: 'hub88';
  publicKey: string;
  privateKeyFile: string;
  operatorId: string;
  supplierUrl: string;
  launchOrigins: string[];
  allowedNetworks: string[];
  isEnabled: boolean;
  brands: { brandId: number; subPartnerId: string; isEnabled: boolean }[];
};

/** All vendors with the brands that they serve. */
export async function readVendors(db: Queryable): Promise<VendorRow[]> {
  const { rows } = await db.query<VendorRow>(
    `select v.id, v.code, v.name, v.dialect, v.public_key as "publicKey", v.private_key_file as "privateKeyFile",
            v.operator_id as "operatorId", v.supplier_url as "supplierUrl", v.launch_origins as "launchOrigins",
            v.allowed_networks::text[] as "allowedNetworks", v.is_enabled as "isEnabled",
            coalesce((select jsonb_agg(jsonb_build_object(
              'brandId', b.brand_id, 'subPartnerId', b.sub_partner_id, 'isEnabled', b.is_enabled))
              from vendors_brand_vendors b where b.vendor_id = v.id), '[]') as brands
       from vendors_vendors v order by v.id`,
  );
  return rows;
}

/** How long a launch token can stake money; wins and rollbacks are accepted whenever they come. */
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

/** Ends the launch tokens of a member: nothing more can be staked with them, while wins and rollbacks still arrive. */
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

/** The opening that a launch token stands for, expired or not. */
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

/** Ends a round that the vendor says is over, whatever came of it. False when there is no such round. */
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
  to?: Date;
  status?: string;
  /** Only rounds of these games, as `<vendor id>:<game code>`. */
  games?: readonly string[];
  /** Part of a round number; what it means beyond that is for the caller to turn into `games`. */
  round?: string;
};

const roundColumns = `id, vendor_id as "vendorId", round, game_code as "gameCode", currency, bet, win, adjusted,
  valid_bet as "validBet", status, transactions, started_at as "startedAt", updated_at as "updatedAt"`;

const filterText = `member_id = $2 and brand_id = $1
  and ($3::timestamptz is null or started_at >= $3) and ($4::timestamptz is null or started_at < $4)
  and ($5::text is null or status = $5)
  and ($6::text[] is null or vendor_id || ':' || game_code = any ($6)
       or ($7::text is not null and strpos(lower(round), $7) > 0))
  and ($6::text[] is not null or $7::text is null or strpos(lower(round), $7) > 0)`;

function filterValues({ brandId, memberId, from, to, status, games, round }: RoundFilter): unknown[] {
  return [
    brandId,
    memberId,
    from ?? null,
    to ?? null,
    status ?? null,
    games === undefined ? null : [...games],
    round === undefined ? null : round.toLowerCase(),
  ];
}

/** A page of a member's rounds, newest first. */
export async function findRounds(
  db: Queryable,
  filter: RoundFilter,
  page: { pageNum: number; pageSize: number },
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `select ${roundColumns} from vendors_rounds where ${filterText} order by id desc limit $8 offset $9`,
    [...filterValues(filter), page.pageSize, (page.pageNum - 1) * page.pageSize],
  );
  return rows;
}

/** Sums over everything that the filter lets through. */
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

/** What a brand's members have played since a moment. */
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

import type { Client, Queryable } from '#kit/db.ts';
import type { ClaimRow, RebateLine, RebateRates, RebateRules } from '../RebateRules.ts';
import type { Stretch } from '../Stretch.ts';
import type { GameBets } from '../rules.ts';

type Owner = { brandId: number; memberId: bigint };

/** Until the end of the transaction the rebates of this member are serialised (advisory lock). */
export async function lockRebates(client: Client, { brandId, memberId }: Owner): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('bonuses.rebate:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

/** A brand's rebate rules; undefined if never set. */
export async function readRebateRules(db: Queryable, brandId: number): Promise<RebateRules | undefined> {
  const { rows } = await db.query<RebateRules>(
    'select rates, minimum, since, version from bonuses_rebate_rules where brand_id = $1',
    [brandId],
  );
  return rows[0];
}

/** Sets the rates if the version is the one that was read; otherwise false. */
export async function writeRebateRules(
  db: Queryable,
  { brandId, rates, minimum, version }: { brandId: number; rates: RebateRates; minimum: bigint; version: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    version === 0
      ? `insert into bonuses_rebate_rules (brand_id, rates, minimum) select $1, $2::jsonb, $3 where $4 = 0
         on conflict (brand_id) do nothing`
      : `update bonuses_rebate_rules set rates = $2::jsonb, minimum = $3, version = version + 1
          where brand_id = $1 and version = $4`,
    [brandId, JSON.stringify(rates), minimum, version],
  );
  return rowCount === 1;
}

export async function readCounted(db: Queryable, { brandId, memberId }: Owner): Promise<GameBets[]> {
  const { rows } = await db.query<GameBets>(
    `select vendor_id as "vendorId", game_code as "gameCode", valid_bet as "validBet"
       from bonuses_rebate_counted where brand_id = $1 and member_id = $2`,
    [brandId, memberId],
  );
  return rows;
}

/** Adds to the valid bets that a rebate was paid for. */
export async function addCounted(db: Queryable, owner: Owner, bets: readonly GameBets[]): Promise<void> {
  const json = JSON.stringify(bets.map((row) => ({ ...row, validBet: row.validBet.toString() })));
  await db.query(
    `insert into bonuses_rebate_counted as c (brand_id, member_id, vendor_id, game_code, valid_bet)
     select $1, $2, b."vendorId", b."gameCode", b."validBet"
       from jsonb_to_recordset($3::jsonb) as b ("vendorId" integer, "gameCode" text, "validBet" bigint)
      order by b."vendorId", b."gameCode"
     on conflict (member_id, vendor_id, game_code, brand_id) do update set valid_bet = c.valid_bet + excluded.valid_bet`,
    [owner.brandId, owner.memberId, json],
  );
}

const columns = 'id, amount, currency, lines, created_at as "createdAt"';

export async function insertClaim(
  db: Queryable,
  claim: Owner & { requestId: string; amount: bigint; currency: string; lines: readonly RebateLine[] },
): Promise<ClaimRow> {
  const lines = claim.lines.map((line) => ({ ...line, validBet: String(line.validBet), amount: String(line.amount) }));
  const { rows } = await db.query<ClaimRow>(
    `insert into bonuses_rebate_claims (brand_id, member_id, request_id, amount, currency, lines)
     values ($1, $2, $3, $4, $5, $6::jsonb) returning ${columns}`,
    [claim.brandId, claim.memberId, claim.requestId, claim.amount, claim.currency, JSON.stringify(lines)],
  );
  const [row] = rows;
  if (!row) throw new Error('The claim was not written.');
  return row;
}

export async function readClaimByRequest(
  db: Queryable,
  { brandId, memberId }: Owner,
  requestId: string,
): Promise<ClaimRow | undefined> {
  const { rows } = await db.query<ClaimRow>(
    `select ${columns} from bonuses_rebate_claims where brand_id = $1 and member_id = $2 and request_id = $3`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

/** Which of a member's claims are meant, by the moment at which they were made. */
export type ClaimFilter = Owner & { from: Date | undefined; to: Date | undefined };

const isMeant = `brand_id = $1 and member_id = $2 and ($3::timestamptz is null or created_at >= $3)
  and ($4::timestamptz is null or created_at < $4)`;
const claimValues = ({ brandId, memberId, from, to }: ClaimFilter): unknown[] => [
  ...[brandId, memberId, from ?? null, to ?? null],
];

/** The member's claims, newest first. */
export async function listClaims(
  db: Queryable,
  filter: ClaimFilter,
  { limit, offset, after }: Stretch,
): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(
    `select ${columns} from bonuses_rebate_claims
      where ${isMeant} and ($7::bigint is null or id < $7) order by id desc limit $5 offset $6`,
    [...claimValues(filter), limit, offset ?? 0, after ?? null],
  );
  return rows;
}

/** How many those are, of how many categories all together, and what they come to. */
export async function sumClaims(
  db: Queryable,
  filter: ClaimFilter,
): Promise<{ total: number; lines: number; amount: bigint }> {
  const { rows } = await db.query<{ total: number; lines: number; amount: bigint }>(
    `select count(*)::int as total, coalesce(sum(jsonb_array_length(lines)), 0)::int as lines,
            coalesce(sum(amount), 0)::bigint as amount
       from bonuses_rebate_claims where ${isMeant}`,
    claimValues(filter),
  );
  return rows[0] ?? { total: 0, lines: 0, amount: 0n };
}

import type { Queryable } from '#kit/db.ts';
import { postedOf, type PostedRow } from '../store.ts';

/** Every game that has a pool, once per brand. */
export async function findPools(db: Queryable): Promise<{ brandId: number; vendorId: number; gameCode: string }[]> {
  const { rows } = await db.query<{ brandId: number; vendorId: number; gameCode: string }>(
    `select distinct brand_id as "brandId", vendor_id as "vendorId", game_code as "gameCode" from vendors_jackpots`,
  );
  return rows;
}

export type JackpotPool = { stake: bigint; amount: bigint };

/** Amounts of a game's pools: the sum over the shards of each account. */
export async function readPools(
  db: Queryable,
  { brandId, vendorId, gameCode }: { brandId: number; vendorId: number; gameCode: string },
): Promise<JackpotPool[]> {
  const { rows } = await db.query<JackpotPool>({
    name: 'vendors_pools',
    text: `select j.stake, greatest(coalesce(sum(a.balance), 0), 0)::bigint as amount
             from vendors_jackpots j
             left join wallet_accounts a
               on a.member_id = 0 and a.name = j.account and a.currency = j.currency and a.brand_id = j.brand_id
            where j.vendor_id = $2 and j.game_code = $3 and j.brand_id = $1
            group by j.stake order by j.stake`,
    values: [brandId, vendorId, gameCode],
  });
  return rows;
}

export type NewPool = Readonly<{
  brandId: number;
  vendorId: number;
  gameCode: string;
  currency: string;
  stake: bigint;
  contribution: bigint;
  seed: bigint;
  account: string;
}>;

/** Creates a pool if missing: its settings never change. */
export async function insertPool(db: Queryable, pool: NewPool): Promise<void> {
  await db.query(
    `insert into vendors_jackpots (brand_id, vendor_id, game_code, currency, stake, contribution, seed, account)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      ...[pool.brandId, pool.vendorId, pool.gameCode, pool.currency],
      ...[pool.stake, pool.contribution, pool.seed, pool.account],
    ],
  );
}

/** Carries out a call of a game with pools; rows as in `vendors_post`, the second is the jackpot. */
export async function postPoolCall(db: Queryable, json: string, act: 'bet' | 'jackpot' | 'rollback') {
  const { rows } = await db.query<PostedRow>({
    name: 'vendors_post_pool',
    text: `select token_state, outcome, replayed, transfer_id, balance, balance_now, version, amount, ref_kind
             from vendors_post_pool($1::jsonb, $2) order by idx`,
    values: [json, act],
  });
  return rows.map(postedOf);
}

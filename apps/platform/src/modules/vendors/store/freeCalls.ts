import type { Queryable } from '#kit/db.ts';
import { postedOf, type PostedCall, type PostedRow } from '../store.ts';

/** Free rounds as sent to a game. */
export type OpenFree = Readonly<{ reward: string; stake: bigint; left: number; endsAt: Date }>;

/** No game needs more grants at once. */
const MOST = 10;

export async function findOpenFree(
  db: Queryable,
  query: { brandId: number; vendorId: number; gameCode: string; memberId: bigint; currency: string },
): Promise<OpenFree[]> {
  const { rows } = await db.query<OpenFree>({
    name: 'vendors_free_open',
    text: `select reward, stake, rounds - used as left, ends_at as "endsAt" from vendors_free_rounds
            where member_id = $1 and brand_id = $2 and vendor_id = $3 and game_code = $4 and currency = $5
              and status = 'active' and ends_at > clock_timestamp() and used < rounds
            order by ends_at, id limit ${MOST}`,
    values: [query.memberId, query.brandId, query.vendorId, query.gameCode, query.currency],
  });
  return rows;
}

/** Whether a transaction was booked as the bet or the win of a free round. */
export async function isFreeTransfer(
  db: Queryable,
  { brandId, scope, key }: { brandId: number; scope: string; key: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'vendors_free_transfer',
    text: `select from wallet_transfers
            where key = $3 and scope = $2 and brand_id = $1 and kind in ('freeBet', 'freeWin')`,
    values: [brandId, scope, key],
  });
  return rowCount === 1;
}

type FreeCall = {
  json: string;
  act: 'bet' | 'win' | 'jackpot' | 'rollback';
  /** Whether the game has jackpot pools. */
  isPooled: boolean;
  /** Of a bet: the grant that it uses, and the stake the vendor reported, zero for none. */
  reward: string | undefined;
  stake: bigint;
};

/** Carries out a call of a free round with the count of its grant; rows as in `vendors_post`. */
export async function postFreeCall(
  db: Queryable,
  { json, act, isPooled, reward, stake }: FreeCall,
): Promise<PostedCall[]> {
  const { rows } = await db.query<PostedRow>({
    name: 'vendors_post_free',
    text: `select token_state, outcome, replayed, transfer_id, balance, balance_now, version, amount, ref_kind
             from vendors_post_free($1::jsonb, $2, $3, $4, $5) order by idx`,
    values: [json, act, isPooled, reward ?? null, stake],
  });
  return rows.map(postedOf);
}

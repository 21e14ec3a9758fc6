import type { Queryable } from '#kit/db.ts';

/** A round reported afterwards: by a vendor whose money never passed through our ledger, or by the lotteries. */
export type ToldRound = Readonly<{
  brandId: number;
  memberId: bigint;
  vendorId: number;
  round: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  isClosed: boolean;
  isCancelled: boolean;
  startedAt: Date;
  /** The ledger keys of its movements; known ones stay. Without them the round's own name. */
  transactions?: readonly string[];
}>;

/** A new or changed round: how much more was lost than known before. */
export type KeptRound = Pick<ToldRound, 'brandId' | 'memberId' | 'currency' | 'startedAt'> & {
  lost: bigint;
  isNew: boolean;
};

/**
 * Stores rounds as the vendor reports them now, replacing earlier versions; an unchanged one is left alone, so that
 * nothing counts it again. A rolled back round counts as zero. Returns what changed.
 */
export async function keepRounds(db: Queryable, rounds: readonly ToldRound[]): Promise<KeptRound[]> {
  if (rounds.length === 0) return [];
  const json = rounds.map((one) => ({
    ...{ brand: one.brandId, member: String(one.memberId), vendor: one.vendorId, round: one.round },
    ...{ game: one.gameCode, currency: one.currency, closed: one.isClosed || one.isCancelled },
    ...{ bets: one.isCancelled ? 0 : 1, bet: String(one.isCancelled ? 0n : one.bet) },
    ...{ win: String(one.isCancelled ? 0n : one.win), started: one.startedAt.toISOString() },
    keys: one.transactions ?? [one.round],
  }));
  const { rows } = await db.query<KeptRound>({
    name: 'vendors_keep_rounds',
    text: `select k.brand_id as "brandId", k.member_id as "memberId", k.currency, k.started_at as "startedAt",
                  k.is_new as "isNew", k.lost
             from vendors_keep_rounds(array(
               select row(c.brand, c.member, c.vendor, c.round, c.game, c.currency, c.bets, c.bet, c.win, c.closed,
                          c.started, c.keys)::vendors_told
                 from rows from (jsonb_to_recordset($1::jsonb) as (brand integer, member bigint, vendor integer,
                        round text, game text, currency text, bets integer, bet bigint, win bigint, closed boolean,
                        started timestamptz, keys text[])) with ordinality
                   as c (brand, member, vendor, round, game, currency, bets, bet, win, closed, started, keys, nth)
                order by c.nth)) k`,
    values: [JSON.stringify(json)],
  });
  return rows;
}

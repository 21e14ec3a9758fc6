import type { Queryable } from '#kit/db.ts';
import type { RoundRow } from '../rules.ts';

/** What a game took and paid in a period, and the sums for its variance, which are no money and may be rounded. */
export type GameReturn = {
  vendorId: number;
  gameCode: string;
  rounds: number;
  bet: bigint;
  win: bigint;
  betSquares: number;
  betTimesWin: number;
  winSquares: number;
};

type Stretch = { brandId: number; currency: string; from: Date; to: Date };

/** Settled rounds with a stake that began in the period, by game; corrections count as wins. */
export async function sumReturns(db: Queryable, { brandId, currency, from, to }: Stretch): Promise<GameReturn[]> {
  const { rows } = await db.query<GameReturn>(
    `select vendor_id as "vendorId", game_code as "gameCode", count(*)::integer as rounds, sum(bet)::bigint as bet,
            sum(win + adjusted)::bigint as win, sum(bet::float8 * bet) as "betSquares",
            sum(bet::float8 * (win + adjusted)) as "betTimesWin", sum((win + adjusted)::float8 ^ 2) as "winSquares"
       from vendors_rounds
      where brand_id = $1 and currency = $2 and started_at >= $3 and started_at < $4 and is_closed and bet > 0
      group by vendor_id, game_code order by 4 desc, 1, 2`,
    [brandId, currency, from, to],
  );
  return rows;
}

/** The settled rounds of one game behind the sums, newest first. */
export async function findGameRounds(
  db: Queryable,
  query: Omit<Stretch, 'currency'> & { vendorId: number; gameCode: string; limit: number; offset: number },
): Promise<{ rows: (RoundRow & { memberId: bigint })[]; total: number }> {
  const values = [query.brandId, query.vendorId, query.gameCode, query.from, query.to];
  const where = `brand_id = $1 and vendor_id = $2 and game_code = $3 and started_at >= $4 and started_at < $5
    and is_closed and bet > 0`;
  const [{ rows }, counted] = await Promise.all([
    db.query<RoundRow & { memberId: bigint }>(
      `select id, member_id as "memberId", vendor_id as "vendorId", round, game_code as "gameCode", currency, bet, win,
              adjusted, valid_bet as "validBet", false as "isFree", status, started_at as "startedAt", updated_at as "updatedAt"
         from vendors_rounds where ${where} order by started_at desc, id desc limit $6 offset $7`,
      [...values, query.limit, query.offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from vendors_rounds where ${where}`, values),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

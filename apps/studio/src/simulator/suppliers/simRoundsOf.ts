import { centsOf } from '../dialects/centsOf.ts';
import type { Simulator } from '../Simulator.ts';
import type { SimState } from '../store.ts';

export type SimListed = Readonly<{
  number: string;
  user: string;
  gameCode: string;
  currency: string;
  /** Decimal texts with two places; what an open round will win is not told. */
  bet: string;
  win: string;
  state: 'open' | 'settled' | 'cancelled';
  startedAt: Date;
  /** Millionths of a second at which it began. */
  version: number;
}>;

type Row = Omit<SimListed, 'bet' | 'win' | 'state' | 'version'> & {
  stake: bigint;
  prize: bigint;
  state: SimState;
  version: bigint;
};

/** Rounds in an answer. */
export const PAGE = 500;

const columns = `r.number, s.username as "user", s.game_code as "gameCode", s.currency,
  case when r.grant_reference is null then r.stake else 0 end as stake, r.prize, r.state,
  r.created_at as "startedAt", (extract(epoch from r.created_at) * 1000000)::bigint as version`;
/** Rounds with real money whose stake a wallet took, or may still; what it refused never was a round. */
const isListed = `s.vendor = $1 and s.username <> '' and r.state <> 'refused'`;
const tables = 'studio_sim_rounds r join studio_sim_sessions s on s.id = r.session_id';

function listed({ stake, prize, state: kept, version, ...same }: Row): SimListed {
  // What was never paid is told as it was played: that is how the operator learns of it.
  const state = kept === 'settled' || kept === 'unpaid' ? 'settled' : kept === 'cancelled' ? kept : 'open';
  const win = centsOf(state === 'settled' ? prize : 0n);
  return { ...same, state, bet: centsOf(stake), win, version: Number(version) };
}

type Stretch = { from: Date; to: Date };

/** A page of the rounds that began in a stretch of time, numbered from 1, and how many pages there are. */
export async function simRoundsOf(
  { pool }: Simulator,
  vendor: string,
  { from, to, page }: Stretch & { page: number },
): Promise<{ rounds: SimListed[]; pages: number }> {
  const where = `${isListed} and r.created_at >= $2 and r.created_at < $3`;
  const [found, counted] = await Promise.all([
    pool.query<Row>(
      `select ${columns} from ${tables} where ${where} order by r.created_at, r.id limit ${PAGE} offset $4`,
      [vendor, from, to, (page - 1) * PAGE],
    ),
    pool.query<{ count: number }>(`select count(*)::integer as count from ${tables} where ${where}`, [
      vendor,
      from,
      to,
    ]),
  ]);
  return { rounds: found.rows.map(listed), pages: Math.max(1, Math.ceil((counted.rows[0]?.count ?? 0) / PAGE)) };
}

/** The rounds behind a version, in their order; those of one version are never parted. */
export async function simRoundsAfter(
  { pool }: Simulator,
  vendor: string,
  { version, count }: { version: number; count: number },
): Promise<SimListed[]> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from ${tables}
      where ${isListed} and r.created_at > 'epoch'::timestamptz + $2::bigint * interval '1 microsecond'
      order by r.created_at fetch first $3 rows with ties`,
    [vendor, version, count],
  );
  return rows.map(listed);
}

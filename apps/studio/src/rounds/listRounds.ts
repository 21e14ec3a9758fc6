import type pg from 'pg';
import type { RoundRow, RoundState } from '../store.ts';

export type ListedRound = {
  id: string;
  operatorUser: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  state: RoundState;
  stuckAt: RoundRow['stuckAt'];
  createdAt: Date;
  /** Cursor after this round. */
  place: string;
};

/**
 * Rounds whose stake an operator's wallet took, or may still take; refused ones never were rounds. A free round cost
 * nothing.
 */
export async function listRounds(
  pool: pg.Pool,
  query: { operatorId: string; subPartnerId: string; from: Date; to: Date; after: string; limit: number },
): Promise<ListedRound[]> {
  const [time = '', id = ''] = query.after.split('|');
  const { rows } = await pool.query<ListedRound>(
    `select r.id, r.operator_user as "operatorUser", r.game_code as "gameCode", r.currency,
            case when r.reward is null then r.bet else 0 end as bet, r.win, r.state, r.stuck_at as "stuckAt",
            r.created_at as "createdAt",
            r.created_at::text || '|' || r.id as place
       from studio_rounds r join studio_sessions s on s.id = r.session_id
      where r.operator_id = $1 and coalesce(s.sub_partner_id, '') = $2 and r.operator_user is not null
        and r.created_at >= $3 and r.created_at < $4 and r.state <> 'refused'
        and ($5 = '' or (r.created_at, r.id) > (nullif($5, '')::timestamptz, nullif($6, '')::uuid))
      order by r.created_at, r.id limit $7`,
    [query.operatorId, query.subPartnerId, query.from, query.to, time, id, query.limit],
  );
  return rows;
}

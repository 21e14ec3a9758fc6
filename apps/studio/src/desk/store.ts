import type { CallKind, Query } from '../store.ts';

export type DeskKind = Exclude<CallKind, 'bet'>;

export type DeskRound = {
  id: string;
  operatorUser: string;
  subPartnerId: string | null;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  stuckAt: DeskKind;
  /** A retry is in progress; its answer takes the round off the desk or leaves it there with a new reason. */
  isAsking: boolean;
  reason: string;
  attempts: number;
  stuckSince: Date;
};

export type DeskLine = { act: 'refused' | 'retried' | 'closed'; byWhom: string; reason: string; createdAt: Date };

export async function insertDeskLine(
  query: Query,
  line: { roundId: string; act: DeskLine['act']; by: string; reason: string; now: Date },
): Promise<void> {
  await query.query(
    'insert into studio_desk_lines (round_id, act, by_whom, reason, created_at) values ($1, $2, $3, $4, $5)',
    [line.roundId, line.act, line.by, line.reason, line.now],
  );
}

/** Stuck rounds of an operator, oldest first. */
export async function listDesk(
  query: Query,
  { operatorId, subPartnerId, limit }: { operatorId: string; subPartnerId: string | undefined; limit: number },
): Promise<DeskRound[]> {
  const { rows } = await query.query<DeskRound>(
    `select r.id, r.operator_user as "operatorUser", s.sub_partner_id as "subPartnerId", r.game_code as "gameCode",
            r.currency, r.bet, r.win, r.stuck_at as "stuckAt", c.state = 'pending' as "isAsking", c.attempts,
            l.reason, l.created_at as "stuckSince"
       from studio_rounds r
       join studio_sessions s on s.id = r.session_id
       join studio_wallet_calls c on c.round_id = r.id and c.kind = r.stuck_at
       cross join lateral (
         select reason, created_at from studio_desk_lines
          where round_id = r.id and act = 'refused' order by id desc limit 1
       ) l
      where r.operator_id = $1 and r.state = 'stuck' and ($2::text is null or coalesce(s.sub_partner_id, '') = $2)
      order by r.created_at, r.id limit $3`,
    [operatorId, subPartnerId ?? null, limit],
  );
  return rows;
}

/** The number of stuck rounds per operator, and since when the oldest has waited. */
export async function countDesk(query: Query): Promise<{ operatorId: string; rounds: number; oldest: Date }[]> {
  const { rows } = await query.query<{ operatorId: string; rounds: number; oldest: Date }>(
    `select operator_id as "operatorId", count(*)::integer as rounds, min(created_at) as oldest
       from studio_rounds where state = 'stuck' group by operator_id order by operator_id`,
  );
  return rows;
}

export async function listDeskLines(query: Query, roundId: string): Promise<DeskLine[]> {
  const { rows } = await query.query<DeskLine>(
    'select act, by_whom as "byWhom", reason, created_at as "createdAt" from studio_desk_lines where round_id = $1 order by id',
    [roundId],
  );
  return rows;
}

/** Makes the refused call of a stuck round due again, unchanged; undefined if there is no refused one. */
export async function reopenCall(query: Query, roundId: string, leaseUntil: Date): Promise<bigint | undefined> {
  const { rows } = await query.query<{ id: bigint }>(
    `update studio_wallet_calls c set state = 'pending', next_attempt_at = $2, done_at = null
       from studio_rounds r
      where c.round_id = $1 and c.state = 'refused' and r.id = c.round_id and r.state = 'stuck' and c.kind = r.stuck_at
      returning c.id`,
    [roundId, leaseUntil],
  );
  return rows[0]?.id;
}

/** Abandons the refused call of a stuck round permanently; false while a retry is in progress. */
export async function abandonCall(query: Query, roundId: string): Promise<boolean> {
  const { rowCount } = await query.query(
    `update studio_wallet_calls c set state = 'abandoned' from studio_rounds r
      where c.round_id = $1 and c.state = 'refused' and r.id = c.round_id and r.state = 'stuck' and c.kind = r.stuck_at`,
    [roundId],
  );
  return rowCount === 1;
}

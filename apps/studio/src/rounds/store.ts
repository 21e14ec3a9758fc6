import type { AnyOutcome } from '@baize/engine/HouseGame';
import type { OutcomeJson } from '@baize/engine/outcomeJson';
import type { Query, RoundRow } from '../store.ts';

export type Waiting = Pick<
  RoundRow,
  'id' | 'sessionId' | 'operatorUser' | 'gameCode' | 'bet' | 'clientSeed' | 'nonce'
> & {
  serverSeed: string;
};

/** Holds a round that waits for its player's choice; undefined when it does not, or not any more. */
export async function holdWaiting(query: Query, id: string): Promise<Waiting | undefined> {
  const { rows } = await query.query<Waiting>(
    `select r.id, r.session_id as "sessionId", r.operator_user as "operatorUser", r.game_code as "gameCode", r.bet,
            r.client_seed as "clientSeed", r.nonce, s.server_seed as "serverSeed"
       from studio_rounds r join studio_seeds s on s.id = r.seed_id
      where r.id = $1 and r.state = 'choosing' for update of r`,
    [id],
  );
  return rows[0];
}

/** Writes down what was decided and what the round came to by it. */
export async function writeChoice(
  query: Query,
  round: Pick<RoundRow, 'id' | 'win'> & {
    choice: number;
    outcome: OutcomeJson<AnyOutcome>;
    state: 'winning' | 'settled';
    balance: bigint | undefined;
    closedAt: Date | null;
  },
): Promise<void> {
  await query.query(
    `update studio_rounds set choice = $2, outcome = $3, win = $4, state = $5, balance = coalesce($6, balance), closed_at = $7
      where id = $1 and state = 'choosing'`,
    [
      ...[round.id, round.choice, JSON.stringify(round.outcome), round.win, round.state],
      ...[round.balance ?? null, round.closedAt],
    ],
  );
}

/** Rounds whose player has not answered in time. */
export async function listOverdue(query: Query, now: Date, limit: number): Promise<{ id: string; gameCode: string }[]> {
  const { rows } = await query.query<{ id: string; gameCode: string }>(
    `select id, game_code as "gameCode" from studio_rounds
      where state = 'choosing' and choice_due <= $1 order by choice_due limit $2`,
    [now, limit],
  );
  return rows;
}

import type pg from 'pg';
import type { Query } from '../store.ts';

export type SimSession = {
  id: string;
  vendor: string;
  gameCode: string;
  username: string;
  launchToken: string;
  currency: string;
  language: string;
  lobbyUrl: string;
  /** Null for real play. */
  playMoney: bigint | null;
  nextSeed: string;
};

export type SimState = 'betting' | 'winning' | 'ending' | 'settled' | 'refused' | 'cancelling' | 'cancelled' | 'unpaid';

export type SimRound = {
  id: string;
  number: string;
  choice: string;
  stake: bigint;
  prize: bigint;
  outcome: number;
  serverSeed: string;
  clientSeed: string;
  state: SimState;
  refusal: string | null;
  balance: bigint | null;
  attempts: number;
  /** Of a round that the operator pays: what it was given by. */
  grantReference: string | null;
  createdAt: Date;
};

/** A round with the data of its calls. */
export type SimCall = SimRound & Pick<SimSession, 'vendor' | 'gameCode' | 'username' | 'launchToken' | 'currency'>;

const sessionColumns = `s.id, s.vendor, s.game_code as "gameCode", s.username, s.launch_token as "launchToken", s.currency,
  s.language, s.lobby_url as "lobbyUrl", s.play_money as "playMoney", s.next_seed as "nextSeed"`;
const roundColumns = `r.id, r.number, r.choice, r.stake, r.prize, r.outcome, r.server_seed as "serverSeed",
  r.client_seed as "clientSeed", r.state, r.refusal, r.balance, r.attempts, r.grant_reference as "grantReference",
  r.created_at as "createdAt"`;
const callColumns = `${roundColumns}, s.vendor, s.game_code as "gameCode", s.username, s.launch_token as "launchToken",
  s.currency`;
const isOpen = `state in ('betting', 'winning', 'ending', 'cancelling')`;

export async function insertSimSession(
  db: Query,
  session: SimSession & { tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into studio_sim_sessions (id, token_hash, vendor, game_code, username, launch_token, currency, language,
            lobby_url, play_money, next_seed, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[session.id, session.tokenHash, session.vendor, session.gameCode, session.username, session.launchToken],
      ...[session.currency, session.language, session.lobbyUrl, session.playMoney, session.nextSeed],
      ...[session.createdAt, session.expiresAt],
    ],
  );
}

export async function findSimSession(db: Query, tokenHash: Buffer, now: Date): Promise<SimSession | undefined> {
  const { rows } = await db.query<SimSession>(
    `select ${sessionColumns} from studio_sim_sessions s where s.token_hash = $1 and s.expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0];
}

/** Takes the committed seed of the next round and replaces it; the row stays locked. */
export async function takeSeed(db: Query, sessionId: string, next: string): Promise<string> {
  const { rows } = await db.query<{ seed: string }>(
    `with held as (select id, next_seed from studio_sim_sessions where id = $1 for update)
     update studio_sim_sessions s set next_seed = $2 from held where s.id = held.id returning held.next_seed as seed`,
    [sessionId, next],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no session ${sessionId}.`);
  return row.seed;
}

/** Books stake and prize of a fun round in one step; undefined if the play money is too low. */
export async function moveFunMoney(
  db: Query,
  session: { id: string; stake: bigint; prize: bigint },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ playMoney: bigint }>(
    `update studio_sim_sessions set play_money = play_money - $2 + $3 where id = $1 and play_money >= $2
     returning play_money as "playMoney"`,
    [session.id, session.stake, session.prize],
  );
  return rows[0]?.playMoney;
}

/** False if the session has an open round, or has used the request id before. */
export async function insertSimRound(
  db: Query,
  round: Omit<SimRound, 'attempts' | 'refusal'> & {
    sessionId: string;
    requestId: string;
    nextAttemptAt: Date;
    closedAt: Date | null;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into studio_sim_rounds (id, session_id, request_id, number, choice, stake, prize, outcome, server_seed,
            client_seed, state, balance, next_attempt_at, created_at, closed_at, grant_reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing`,
    [
      ...[round.id, round.sessionId, round.requestId, round.number, round.choice, round.stake, round.prize],
      ...[round.outcome, round.serverSeed, round.clientSeed, round.state, round.balance, round.nextAttemptAt],
      ...[round.createdAt, round.closedAt, round.grantReference],
    ],
  );
  return rowCount === 1;
}

export async function findSimRound(
  db: Query,
  where: { sessionId: string } & ({ id: string } | { requestId: string }),
): Promise<SimRound | undefined> {
  const [column, value] = 'id' in where ? ['r.id::text', where.id] : ['r.request_id', where.requestId];
  const { rows } = await db.query<SimRound>(
    `select ${roundColumns} from studio_sim_rounds r where r.session_id = $1 and ${column} = $2`,
    [where.sessionId, value],
  );
  return rows[0];
}

/** The last round of a session, played or refused. */
export async function findLastSimRound(db: Query, sessionId: string): Promise<SimRound | undefined> {
  const { rows } = await db.query<SimRound>(
    `select ${roundColumns} from studio_sim_rounds r where r.session_id = $1 order by r.created_at desc limit 1`,
    [sessionId],
  );
  return rows[0];
}

/** Counts an attempt before anything is sent; nobody else takes the round over before the lease expires. */
export async function countSimAttempt(db: Query, id: string, leaseUntil: Date): Promise<SimCall | undefined> {
  const { rows } = await db.query<SimCall>(
    `update studio_sim_rounds r set attempts = attempts + 1, next_attempt_at = $2
       from studio_sim_sessions s where r.id = $1 and s.id = r.session_id and r.${isOpen}
     returning ${callColumns}`,
    [id, leaseUntil],
  );
  return rows[0];
}

/** Claims due rounds; two processes never claim the same one. */
export async function claimDueSimRounds(
  pool: pg.Pool,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<SimCall[]> {
  const { rows } = await pool.query<SimCall>(
    `update studio_sim_rounds r set attempts = attempts + 1, next_attempt_at = $2
       from studio_sim_sessions s
      where s.id = r.session_id and r.id in (
        select id from studio_sim_rounds where ${isOpen} and next_attempt_at <= $1
         order by next_attempt_at limit $3 for update skip locked)
     returning ${callColumns}`,
    [now, leaseUntil, limit],
  );
  return rows;
}

/** Changes the state and resets the attempts; false if another process was faster. */
export async function moveSimRound(
  db: Query,
  move: {
    id: string;
    from: SimState;
    to: SimState;
    answer: string;
    balance?: bigint | undefined;
    refusal?: string;
    closedAt?: Date | undefined;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update studio_sim_rounds set state = $3, attempts = 0, last_answer = $4, balance = coalesce($5, balance),
            refusal = coalesce($6, refusal), closed_at = $7
      where id = $1 and state = $2`,
    [move.id, move.from, move.to, move.answer, move.balance ?? null, move.refusal ?? null, move.closedAt ?? null],
  );
  return rowCount === 1;
}

export async function postponeSimRound(
  db: Query,
  { id, until, answer }: { id: string; until: Date; answer: string },
): Promise<void> {
  await db.query(`update studio_sim_rounds set next_attempt_at = $2, last_answer = $3 where id = $1`, [
    id,
    until,
    answer,
  ]);
}

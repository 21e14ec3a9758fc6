import { openOwner } from '@baize/server/openOwner';
import type pg from 'pg';
import type { AnyOutcome } from '@baize/engine/HouseGame';
import type { OutcomeJson } from '@baize/engine/outcomeJson';

export type RoundState =
  | 'betting'
  | 'choosing'
  | 'winning'
  | 'settled'
  | 'refused'
  | 'rollingBack'
  | 'rolledBack'
  | 'stuck'
  | 'closed';
export type CallKind = 'bet' | 'win' | 'rollback';

export interface SessionRow {
  id: string;
  playerId: string;
  operatorId: string;
  operatorToken: string | null;
  operatorUser: string | null;
  subPartnerId: string | null;
  gameCode: string;
  currency: string;
  language: string;
  lobbyUrl: string | null;
  playMoney: bigint | null;
}

export interface SeedRow {
  id: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: bigint;
}

export interface RoundRow {
  id: string;
  sessionId: string;
  playerId: string;
  operatorId: string;
  operatorUser: string | null;
  gameCode: string;
  gameVersion: string;
  currency: string;
  requestId: string;
  bet: bigint;
  /** Without the jackpot. */
  win: bigint;
  /** Jackpot in addition; null until the operator has reported it, and in rounds without one. */
  jackpot: bigint | null;
  /** The operator's grant of the free round; null for paid rounds. */
  reward: string | null;
  clientSeed: string;
  nonce: bigint;
  outcome: OutcomeJson<AnyOutcome>;
  state: RoundState;
  /** The call that the operator's wallet finally refused after the bet. */
  stuckAt: Exclude<CallKind, 'bet'> | null;
  refusal: string | null;
  balance: bigint | null;
  shownSpins: number;
  /** Until when the player may decide what the round leaves open; null where it leaves nothing. */
  choiceDue: Date | null;
  /** What was decided. */
  choice: number | null;
  createdAt: Date;
  serverSeedHash: string;
  /** Null until the player has rotated the seed. */
  revealedServerSeed: string | null;
}

export interface CallRow {
  id: bigint;
  roundId: string;
  operatorId: string;
  kind: CallKind;
  transactionUuid: string;
  body: string;
  attempts: number;
}

/** Every amount and id column is int8, and read as bigint. */
export const openPool = (databaseUrl: string): pg.Pool =>
  openOwner(databaseUrl, {
    max: 10,
    // A stuck database causes an error instead of a hang; the queue resumes interrupted work.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
  });

export type Query = Pick<pg.ClientBase, 'query'>;

/** Column aliases of rows in code, defined once here. */
const sessionColumns = `
  id, player_id as "playerId", operator_id as "operatorId", operator_token as "operatorToken",
  operator_user as "operatorUser", sub_partner_id as "subPartnerId", game_code as "gameCode", currency, language,
  lobby_url as "lobbyUrl", play_money as "playMoney"`;
const seedColumns = `
  id, server_seed as "serverSeed", server_seed_hash as "serverSeedHash", client_seed as "clientSeed",
  next_nonce as "nextNonce"`;
const roundColumns = `
  r.id, r.session_id as "sessionId", r.player_id as "playerId", r.operator_id as "operatorId",
  r.operator_user as "operatorUser", r.game_code as "gameCode", r.game_version as "gameVersion", r.currency,
  r.request_id as "requestId", r.bet, r.win, r.jackpot, r.reward, r.client_seed as "clientSeed", r.nonce, r.outcome,
  r.state, r.stuck_at as "stuckAt", r.refusal, r.balance, r.shown_spins as "shownSpins", r.choice_due as "choiceDue",
  r.choice, r.created_at as "createdAt",
  s.server_seed_hash as "serverSeedHash", case when s.revealed_at is null then null else s.server_seed end as "revealedServerSeed"`;
const callColumns = `
  c.id, c.round_id as "roundId", c.kind, c.transaction_uuid as "transactionUuid", c.body, c.attempts,
  r.operator_id as "operatorId"`;
const roundTables = 'studio_rounds r join studio_seeds s on s.id = r.seed_id';

/** The operator's player, created at the first visit. */
export async function upsertPlayer(
  query: Query,
  player: { id: string; operatorId: string; user: string; now: Date },
): Promise<string> {
  const { rows } = await query.query<{ id: string }>(
    `insert into studio_players (id, operator_id, operator_user, created_at) values ($1, $2, $3, $4)
     on conflict (operator_id, operator_user) do update set operator_user = excluded.operator_user
     returning id`,
    [player.id, player.operatorId, player.user, player.now],
  );
  return rows[0]!.id;
}

/** Inserts a guest by the token's id; false if it exists already. */
export async function insertGuestPlayer(
  query: Query,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await query.query(
    'insert into studio_players (id, operator_id, created_at) values ($1, $2, $3) on conflict (id) do nothing',
    [id, operatorId, now],
  );
  return rowCount === 1;
}

export async function insertSession(
  query: Query,
  session: Omit<SessionRow, 'game_code'> & {
    gameCode: string;
    tokenHash: Buffer;
    platform: string;
    country: string | null;
    ip: string | null;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await query.query(
    `insert into studio_sessions (id, token_hash, player_id, operator_id, operator_token, operator_user, sub_partner_id,
       game_code, currency, language, platform, country, ip, lobby_url, play_money, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      session.id,
      session.tokenHash,
      session.playerId,
      session.operatorId,
      session.operatorToken,
      session.operatorUser,
      session.subPartnerId,
      session.gameCode,
      session.currency,
      session.language,
      session.platform,
      session.country,
      session.ip,
      session.lobbyUrl,
      session.playMoney,
      session.createdAt,
      session.expiresAt,
    ],
  );
}

export async function findSession(query: Query, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await query.query<SessionRow>(
    `select ${sessionColumns} from studio_sessions where token_hash = $1 and expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0];
}

export async function insertSeedIfNone(
  query: Query,
  seed: { id: string; playerId: string; serverSeed: string; hash: string; clientSeed: string; now: Date },
): Promise<void> {
  await query.query(
    `insert into studio_seeds (id, player_id, server_seed, server_seed_hash, client_seed, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id) where revealed_at is null do nothing`,
    [seed.id, seed.playerId, seed.serverSeed, seed.hash, seed.clientSeed, seed.now],
  );
}

export async function findLiveSeed(query: Query, playerId: string): Promise<SeedRow> {
  const { rows } = await query.query<SeedRow>(
    `select ${seedColumns} from studio_seeds
     where player_id = $1 and revealed_at is null`,
    [playerId],
  );
  return rows[0]!;
}

/** Takes one nonce of the live seed; the row stays locked until the round is stored. */
export async function takeNonce(query: Query, playerId: string): Promise<SeedRow & { nonce: bigint }> {
  const { rows } = await query.query<SeedRow & { nonce: bigint }>(
    `update studio_seeds set next_nonce = next_nonce + 1 where player_id = $1 and revealed_at is null
     returning ${seedColumns}, next_nonce - 1 as nonce`,
    [playerId],
  );
  return rows[0]!;
}

export async function updateClientSeed(query: Query, playerId: string, clientSeed: string): Promise<void> {
  await query.query('update studio_seeds set client_seed = $2 where player_id = $1 and revealed_at is null', [
    playerId,
    clientSeed,
  ]);
}

/**
 * Until the end of the transaction no spin of this player can begin, since each locks this row first. Later statements
 * see every round that was opened before.
 */
export async function lockPlayer(query: Query, playerId: string): Promise<void> {
  await query.query('select from studio_players where id = $1 for update', [playerId]);
}

/** Reveals the live seed; undefined while a round drawn from it is still open. */
export async function revealSeed(query: Query, playerId: string, now: Date): Promise<SeedRow | undefined> {
  const { rows } = await query.query<SeedRow>(
    `update studio_seeds s set revealed_at = $2
     where player_id = $1 and revealed_at is null
       and not exists (select 1 from studio_rounds r
         where r.seed_id = s.id and r.state in ('betting', 'choosing', 'winning', 'rollingBack'))
     returning ${seedColumns}`,
    [playerId, now],
  );
  return rows[0];
}

/** Records the start of a game cycle; false if the last one began less than `cycleMs` ago. */
export async function startCycle(query: Query, playerId: string, now: Date, cycleMs: number): Promise<boolean> {
  const { rowCount } = await query.query(
    `update studio_players set last_spin_at = $2
     where id = $1 and (last_spin_at is null or last_spin_at <= $2::timestamptz - make_interval(secs => $3::float8 / 1000))`,
    [playerId, now, cycleMs],
  );
  return rowCount === 1;
}

/** Books bet and win of fun play in one step; undefined if the play money is too low. */
export async function movePlayMoney(
  query: Query,
  sessionId: string,
  bet: bigint,
  win: bigint,
): Promise<bigint | undefined> {
  const { rows } = await query.query<{ playMoney: bigint }>(
    `update studio_sessions set play_money = play_money - $2 + $3 where id = $1 and play_money >= $2
     returning play_money as "playMoney"`,
    [sessionId, bet, win],
  );
  return rows[0]?.playMoney;
}

/** False if the player already has an open round of this game, or has used the request id before. */
export async function insertRound(
  query: Query,
  round: Pick<
    RoundRow,
    | 'id'
    | 'sessionId'
    | 'playerId'
    | 'operatorId'
    | 'operatorUser'
    | 'gameCode'
    | 'gameVersion'
    | 'currency'
    | 'requestId'
    | 'bet'
    | 'win'
    | 'jackpot'
    | 'reward'
    | 'clientSeed'
    | 'nonce'
    | 'outcome'
    | 'state'
    | 'balance'
    | 'choiceDue'
    | 'createdAt'
  > & { seedId: string; closedAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await query.query(
    `insert into studio_rounds (id, session_id, player_id, operator_id, operator_user, game_code, game_version, currency,
       request_id, bet, win, client_seed, nonce, outcome, state, balance, created_at, seed_id, closed_at, jackpot, reward, choice_due)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
     on conflict do nothing`,
    [
      round.id,
      round.sessionId,
      round.playerId,
      round.operatorId,
      round.operatorUser,
      round.gameCode,
      round.gameVersion,
      round.currency,
      round.requestId,
      round.bet,
      round.win,
      round.clientSeed,
      round.nonce,
      JSON.stringify(round.outcome),
      round.state,
      round.balance,
      round.createdAt,
      round.seedId,
      round.closedAt,
      round.jackpot,
      round.reward,
      round.choiceDue,
    ],
  );
  return rowCount === 1;
}

export async function findRound(query: Query, id: string): Promise<RoundRow | undefined> {
  const { rows } = await query.query<RoundRow>(`select ${roundColumns} from ${roundTables} where r.id = $1`, [id]);
  return rows[0];
}

export async function findRoundByRequest(
  query: Query,
  playerId: string,
  requestId: string,
): Promise<RoundRow | undefined> {
  const { rows } = await query.query<RoundRow>(
    `select ${roundColumns} from ${roundTables} where r.player_id = $1 and r.request_id = $2`,
    [playerId, requestId],
  );
  return rows[0];
}

export async function listRecentRounds(
  query: Query,
  playerId: string,
  gameCode: string,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await query.query<RoundRow>(
    `select ${roundColumns} from ${roundTables} where r.player_id = $1 and r.game_code = $2
     order by r.created_at desc, r.nonce desc limit $3`,
    [playerId, gameCode, limit],
  );
  return rows;
}

/** Changes a round's state; false if another process was faster. */
export async function moveRound(
  query: Query,
  id: string,
  from: RoundState,
  to: RoundState,
  change: {
    balance?: bigint | undefined;
    refusal?: string;
    closedAt?: Date;
    jackpot?: bigint | undefined;
    stuckAt?: 'win' | 'rollback';
  } = {},
): Promise<boolean> {
  const { rowCount } = await query.query(
    `update studio_rounds set state = $3, balance = coalesce($4, balance), refusal = coalesce($5, refusal), closed_at = $6,
       jackpot = coalesce($7, jackpot), stuck_at = coalesce($8, stuck_at)
     where id = $1 and state = $2`,
    [
      ...[id, from, to, change.balance ?? null, change.refusal ?? null, change.closedAt ?? null],
      ...[change.jackpot ?? null, change.stuckAt ?? null],
    ],
  );
  return rowCount === 1;
}

/** Saves how many spins were presented; it never decreases. */
export async function raiseShownSpins(query: Query, id: string, playerId: string, shown: number): Promise<boolean> {
  const { rowCount } = await query.query(
    `update studio_rounds set shown_spins = greatest(shown_spins, least($3, jsonb_array_length(outcome -> 'spins')))
     where id = $1 and player_id = $2
       and (state in ('choosing', 'winning', 'settled') or (state in ('stuck', 'closed') and stuck_at = 'win'))`,
    [id, playerId, shown],
  );
  return rowCount === 1;
}

export async function insertCall(
  query: Query,
  call: { roundId: string; kind: CallKind; transactionUuid: string; body: string; nextAttemptAt: Date; now: Date },
): Promise<bigint> {
  const { rows } = await query.query<{ id: bigint }>(
    `insert into studio_wallet_calls (round_id, kind, transaction_uuid, body, state, next_attempt_at, created_at)
     values ($1, $2, $3, $4, 'pending', $5, $6) returning id`,
    [call.roundId, call.kind, call.transactionUuid, call.body, call.nextAttemptAt, call.now],
  );
  return rows[0]!.id;
}

/** Counts the attempt before anything is sent, so that the database knows of every attempt. */
export async function countAttempt(query: Query, id: bigint, leaseUntil: Date): Promise<CallRow | undefined> {
  const { rows } = await query.query<CallRow>(
    `update studio_wallet_calls c set attempts = attempts + 1, next_attempt_at = $2
     from studio_rounds r where c.id = $1 and c.state = 'pending' and r.id = c.round_id
     returning ${callColumns}`,
    [id, leaseUntil],
  );
  return rows[0];
}

/** Claims due calls; two processes never claim the same one. */
export async function claimDueCalls(query: Query, now: Date, leaseUntil: Date, limit: number): Promise<CallRow[]> {
  const { rows } = await query.query<CallRow>(
    `update studio_wallet_calls c set attempts = attempts + 1, next_attempt_at = $2
     from studio_rounds r
     where r.id = c.round_id and c.id in (
       select id from studio_wallet_calls where state = 'pending' and next_attempt_at <= $1
       order by next_attempt_at limit $3 for update skip locked)
     returning ${callColumns}`,
    [now, leaseUntil, limit],
  );
  return rows;
}

export async function finishCall(
  query: Query,
  id: bigint,
  state: 'acknowledged' | 'refused' | 'abandoned',
  answer: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await query.query(
    `update studio_wallet_calls set state = $2, last_answer = $3, done_at = $4 where id = $1 and state = 'pending'`,
    [id, state, answer, now],
  );
  return rowCount === 1;
}

export async function postponeCall(query: Query, id: bigint, nextAttemptAt: Date, answer: string): Promise<void> {
  await query.query(
    `update studio_wallet_calls set next_attempt_at = $2, last_answer = $3 where id = $1 and state = 'pending'`,
    [id, nextAttemptAt, answer],
  );
}

export async function findCall(
  query: Query,
  roundId: string,
  kind: CallKind,
): Promise<{ transactionUuid: string; body: string } | undefined> {
  const { rows } = await query.query<{ transactionUuid: string; body: string }>(
    'select transaction_uuid as "transactionUuid", body from studio_wallet_calls where round_id = $1 and kind = $2',
    [roundId, kind],
  );
  return rows[0];
}

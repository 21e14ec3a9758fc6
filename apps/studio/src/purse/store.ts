import { transact } from '@baize/server/transact';
import type pg from 'pg';
import { type Query } from '../store.ts';

type CoinSide = 'sun' | 'moon';
type Purse = { operatorId: string; username: string };

/** A player of a purse, with its balance. */
export type PursePlayer = Purse & { currency: string; balance: bigint };

export type PurseTransfer = {
  reference: string;
  username: string;
  fundType: 1 | 2;
  amount: bigint;
  state: 'SUCCESS' | 'FAILED' | 'PENDING';
  createdAt: Date;
};

const columns = `reference, username, fund_type as "fundType", amount, state, created_at as "createdAt"`;

export async function insertPurse(db: Query, purse: Purse & { currency: string }): Promise<void> {
  await db.query(
    'insert into studio_purses (operator_id, username, currency) values ($1, $2, $3) on conflict do nothing',
    [purse.operatorId, purse.username, purse.currency],
  );
}

export async function balanceOfPurse(db: Query, purse: Purse): Promise<bigint | undefined> {
  const { rows } = await db.query<{ balance: bigint }>(
    'select balance from studio_purses where operator_id = $1 and username = $2',
    [purse.operatorId, purse.username],
  );
  return rows[0]?.balance;
}

export async function findTransfer(
  db: Query,
  { operatorId, reference }: { operatorId: string; reference: string },
): Promise<PurseTransfer | undefined> {
  const { rows } = await db.query<PurseTransfer>(
    `select ${columns} from studio_purse_transfers where operator_id = $1 and reference = $2`,
    [operatorId, reference],
  );
  return rows[0];
}

/** Transfers of a time range, oldest first. */
export async function listTransfers(
  db: Query,
  { operatorId, from, to }: { operatorId: string; from: string; to: string },
): Promise<PurseTransfer[]> {
  const { rows } = await db.query<PurseTransfer>(
    `select ${columns} from studio_purse_transfers
      where operator_id = $1 and created_at >= $2 and created_at < $3 order by created_at limit 10000`,
    [operatorId, from, to],
  );
  return rows;
}

export type PurseRound = {
  id: string;
  username: string;
  currency: string;
  stake: bigint;
  win: bigint;
  state: 'SETTLED' | 'CANCELLED';
  startedAt: Date;
  changedAt: Date;
  /** Cursor after this round. */
  place: string;
};

/** Rounds in the order of their last change: those changed since a given time, after the cursor. */
export async function listPurseRounds(
  db: Query,
  { operatorId, changedFrom, after, limit }: { operatorId: string; changedFrom: string; after: string; limit: number },
): Promise<PurseRound[]> {
  const [changedAt, id] = after === '' ? [null, null] : after.split('/');
  const { rows } = await db.query<PurseRound>(
    `select t.id, t.username, p.currency, t.stake, t.win, t.state, t.created_at as "startedAt",
            t.changed_at as "changedAt", (extract(epoch from t.changed_at) * 1000000)::bigint || '/' || t.id as place
       from studio_purse_tosses t
       join studio_purses p on p.operator_id = t.operator_id and p.username = t.username
      where t.operator_id = $1 and t.changed_at >= $2
        and ($3::bigint is null or (t.changed_at, t.id) > ('epoch'::timestamptz + $3::bigint * interval '1 microsecond', $4::uuid))
      order by t.changed_at, t.id limit $5`,
    [operatorId, changedFrom, changedAt, id, limit],
  );
  return rows;
}

type Move = Purse & {
  reference: string;
  fundType: 1 | 2;
  amount: bigint;
  now: Date;
  dueAt: Date;
  isRefused: boolean;
};

/** Moves money once per reference; a repeated one returns the stored result. Undefined: no such player. */
export async function moveOnce(pool: pg.Pool, move: Move): Promise<PurseTransfer | undefined> {
  return transact(pool, async (db) => {
    const { rowCount } = await db.query(
      'select from studio_purses where operator_id = $1 and username = $2 for update',
      [move.operatorId, move.username],
    );
    if (rowCount === 0) return undefined;
    const { rowCount: isNew } = await db.query(
      `insert into studio_purse_transfers
         (operator_id, reference, username, fund_type, amount, state, due_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        ...[move.operatorId, move.reference, move.username, move.fundType, move.amount],
        ...[move.isRefused ? 'FAILED' : 'PENDING', move.dueAt, move.now],
      ],
    );
    if (isNew === 1 && !move.isRefused && move.dueAt <= move.now) await carryOut(db, move);
    return findTransfer(db, move);
  });
}

/** Processes delayed transfers that are due. */
export async function settleDue(pool: pg.Pool, operatorId: string, now: Date): Promise<void> {
  const { rows } = await pool.query<{ reference: string; username: string; fundType: 1 | 2; amount: bigint }>(
    `select reference, username, fund_type as "fundType", amount from studio_purse_transfers
      where operator_id = $1 and state = 'PENDING' and due_at <= $2 limit 100`,
    [operatorId, now],
  );
  for (const row of rows) {
    await transact(pool, async (db) => {
      await db.query('select from studio_purses where operator_id = $1 and username = $2 for update', [
        operatorId,
        row.username,
      ]);
      await carryOut(db, { operatorId, ...row });
    });
  }
}

async function carryOut(db: Query, move: Pick<Move, 'operatorId' | 'reference' | 'username' | 'fundType' | 'amount'>) {
  const { rows } = await db.query(
    `select from studio_purse_transfers where operator_id = $1 and reference = $2 and state = 'PENDING' for update`,
    [move.operatorId, move.reference],
  );
  if (rows.length === 0) return;
  const { rowCount } = await db.query(
    `update studio_purses set balance = balance + $3 where operator_id = $1 and username = $2 and balance + $3 >= 0`,
    [move.operatorId, move.username, move.fundType === 1 ? move.amount : -move.amount],
  );
  await db.query('update studio_purse_transfers set state = $3 where operator_id = $1 and reference = $2', [
    move.operatorId,
    move.reference,
    rowCount === 1 ? 'SUCCESS' : 'FAILED',
  ]);
}

export async function insertPurseSession(
  db: Query,
  session: Purse & { tokenHash: Buffer; language: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into studio_purse_sessions (token_hash, operator_id, username, language, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [session.tokenHash, session.operatorId, session.username, session.language, session.expiresAt],
  );
}

export async function findPurseSession(db: Query, tokenHash: Buffer, now: Date): Promise<PursePlayer | undefined> {
  const { rows } = await db.query<PursePlayer>(
    `select p.operator_id as "operatorId", p.username, p.currency, p.balance
       from studio_purse_sessions s join studio_purses p on p.operator_id = s.operator_id and p.username = s.username
      where s.token_hash = $1 and s.expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0];
}

/** Takes the stake, pays the win and stores the toss, once per id; undefined if the balance is too low. */
export async function playToss(
  pool: pg.Pool,
  toss: Purse & { id: string; stake: bigint; win: bigint; picked: CoinSide; fell: CoinSide },
): Promise<{ win: bigint; fell: CoinSide; balance: bigint } | undefined> {
  return transact(pool, async (db) => {
    const { rowCount } = await db.query(
      `insert into studio_purse_tosses (id, operator_id, username, stake, win, picked, fell)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [toss.id, toss.operatorId, toss.username, toss.stake, toss.win, toss.picked, toss.fell],
    );
    if (rowCount === 1) {
      const { rowCount: isPaid } = await db.query(
        `update studio_purses set balance = balance - $3 + $4
          where operator_id = $1 and username = $2 and balance >= $3`,
        [toss.operatorId, toss.username, toss.stake, toss.win],
      );
      if (isPaid !== 1) {
        await db.query('delete from studio_purse_tosses where id = $1', [toss.id]);
        return undefined;
      }
    }
    const { rows } = await db.query<{ win: bigint; fell: CoinSide; balance: bigint }>(
      `select t.win, t.fell, p.balance from studio_purse_tosses t
         join studio_purses p on p.operator_id = t.operator_id and p.username = t.username
        where t.id = $1 and t.operator_id = $2 and t.username = $3`,
      [toss.id, toss.operatorId, toss.username],
    );
    return rows[0];
  });
}

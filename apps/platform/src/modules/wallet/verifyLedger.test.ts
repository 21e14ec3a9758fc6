import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import { openMemberAccounts, postWithin, verifyLedger, type Transfer, type WalletItem } from './index.ts';
import { brandsOfPlaces } from './store/brandsOfPlaces.ts';

let db: TestDatabase;
let pool: Pool;
let owner: Pool;

async function openBooks(): Promise<void> {
  db = await createTestDatabase();
  pool = createPool({ url: db.url, max: 16 });
  owner = openOwner(db.url, { max: 1 });
}
async function closeBooks(): Promise<void> {
  await pool.end();
  await owner.end();
  await db.drop();
}

const base = { brandId: 1, currency: 'CNY', scope: 'test' };

function moved(memberId: bigint, kind: 'deposit' | 'bet' | 'win', key: string, amount: bigint): Transfer {
  return kind === 'bet'
    ? { ...base, memberId, kind, key, debit: 'main', credit: 'house.vendor:a', amount }
    : { ...base, memberId, kind, key, debit: 'house.bank', credit: 'main', amount };
}

function undo(memberId: bigint, ref: string): WalletItem {
  return { ...base, memberId, kind: 'rollback', key: `undo-${ref}`, rule: 'reverses', ref };
}

/** A sample of everything: two members, a win, a rollback, a tombstone, a refusal and a debt. */
async function writeBooks(): Promise<void> {
  for (const memberId of [1n, 2n]) {
    await openMemberAccounts(pool, { brandId: 1, memberId, currencies: ['CNY'] });
    await postWithin(pool, [
      moved(memberId, 'deposit', `in-${memberId}`, 1000n),
      moved(memberId, 'bet', `bet-${memberId}`, 300n),
      moved(memberId, 'bet', `over-${memberId}`, 5000n),
      {
        ...moved(memberId, 'win', `win-${memberId}`, 450n),
        debit: 'house.vendor:a',
        rule: 'requires',
        ref: `bet-${memberId}`,
      },
      undo(memberId, `never-${memberId}`),
      moved(memberId, 'bet', `last-${memberId}`, 1100n),
    ]);
    await postWithin(pool, [undo(memberId, `win-${memberId}`)]);
  }
}

const tables = [
  ['wallet_accounts', 'balance'],
  ['wallet_transfers', 'outcome'],
  ['wallet_entries', 'amount'],
  ['wallet_chains', 'hash'],
  ['wallet_batches', 'hash'],
] as const;

describe('the running product', () => {
  beforeEach(openBooks);
  afterEach(closeBooks);

  it('[I-04] may not insert, update, delete or truncate in any table of the books', async () => {
    await writeBooks();
    for (const [table, column] of tables) {
      for (const statement of [
        `insert into ${table} overriding system value select * from ${table} limit 1`,
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `drop table ${table}`,
      ]) {
        await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
      await expect(pool.query(`select * from ${table}`)).resolves.toBeDefined();
    }
    await expect(pool.query(`select nextval('wallet_transfers_id_seq')`)).rejects.toMatchObject({ code: '42501' });
    await expect(pool.query('set session_replication_role = replica')).rejects.toMatchObject({ code: '42501' });
    expect((await verifyLedger(pool)).faults).toEqual([]);
  });

  it('reads the brand of a place that names it or a row of the ledger, and ignores places of points without one', async () => {
    await writeBooks();
    const { rows } = await owner.query<{ id: string }>(
      `select id::text from wallet_accounts where member_id = 1 and name = 'main'`,
    );
    const named = ['points_accounts brand_id=2 member_id=7', `wallet_accounts id=${rows[0]?.id} balance=1`];
    const unnamed = [
      'points_accounts member_id=7',
      'points_accounts id=1',
      'points_entries 1',
      'wallet_chains chain=1',
    ];
    const found = await brandsOfPlaces(pool, [...named, ...unnamed, 'wallet_accounts id=999999999', '']);
    expect([...found]).toEqual([
      [named[0], 2],
      [named[1], 1],
    ]);
    expect(await brandsOfPlaces(pool, unnamed)).toEqual(new Map());
  });

  it("cannot shadow the ledger's functions with its own", async () => {
    await writeBooks();
    const client = await pool.connect();
    try {
      await expect(
        client.query('create function public.sha256(bytea) returns bytea language sql as $$ select $1 $$'),
      ).rejects.toMatchObject({ code: '42501' });
      await client.query('create temporary table wallet_accounts (like wallet_accounts including all)');
      await client
        .query(
          'insert into pg_temp.wallet_accounts (brand_id, member_id, currency, name, shard, balance) overriding system value values (1, 1, $1, $2, 0, 999999)',
          ['CNY', 'main'],
        )
        .catch(() => undefined);
      const { rows } = await client.query<{ outcome: string }>('select outcome from wallet_post($1)', [
        JSON.stringify([
          {
            brand: 1,
            member: 1,
            currency: 'CNY',
            scope: 'test',
            key: 'x',
            kind: 'bet',
            debit: 'main',
            credit: 'house.vendor:a',
            amount: 5000,
          },
        ]),
      ]);
      expect(rows).toEqual([{ outcome: 'insufficient_funds' }]);
    } finally {
      client.release(true);
    }
  });
});

describe('even the owner', () => {
  beforeEach(openBooks);
  afterEach(closeBooks);

  it('[I-04] cannot change, remove or truncate entries and batches, nor remove transfers and accounts', async () => {
    await writeBooks();
    for (const statement of [
      'update wallet_entries set amount = amount + 1',
      'delete from wallet_entries',
      'truncate wallet_entries',
      'update wallet_batches set entries = 0',
      'delete from wallet_batches',
      'truncate wallet_batches',
      'delete from wallet_transfers',
      'truncate wallet_transfers',
      'delete from wallet_accounts',
      'truncate wallet_accounts',
    ]) {
      await expect(owner.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('cannot make a balance negative', async () => {
    await writeBooks();
    const change = owner.query(`update wallet_accounts set balance = -1 where member_id = 1 and name = 'main'`);
    await expect(change).rejects.toMatchObject({ constraint: 'wallet_accounts_floor' });
  });
});

describe('tampering', () => {
  /* One set of books for all: each edit is undone, row by row, from a copy. */
  beforeAll(async () => {
    await openBooks();
    await writeBooks();
    for (const [table] of tables) await owner.query(`create table kept_${table} as table ${table}`);
    // Only a superuser can disable triggers; the hashes protect against that.
    await owner.query('set session_replication_role = replica');
  });
  afterAll(closeBooks);

  async function restore(): Promise<void> {
    for (const [table] of tables) {
      await owner.query(`truncate ${table} cascade`);
      await owner.query(`insert into ${table} overriding system value table kept_${table}`);
    }
  }

  const ofEntry = `account_id = (select id from wallet_accounts where member_id = 1 and name = 'main') and version = 2`;
  const edits: [title: string, statement: string, place: RegExp][] = [
    [
      'of an amount',
      `update wallet_entries set amount = amount + 1 where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=2$/,
    ],
    [
      'of a balance after',
      `update wallet_entries set balance_after = balance_after + 1 where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=2$/,
    ],
    [
      'of whose entry it is',
      `update wallet_entries set transfer_id = (select id from wallet_transfers where key = 'over-1') where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=2$/,
    ],
    [
      'of a kind',
      `update wallet_entries set kind = 'bonus' where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=2$/,
    ],
    [
      'of a moment',
      `update wallet_entries set created_at = created_at + interval '1 day' where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=2$/,
    ],
    [
      'of a version',
      `update wallet_entries set version = 70 where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=3$/,
    ],
    [
      'that removes an entry',
      `delete from wallet_entries where ${ofEntry}`,
      /wallet_entries account_id=\d+ version=3$/,
    ],
    [
      'of a balance',
      `update wallet_accounts set balance = balance + 1 where member_id = 2 and name = 'main'`,
      /^wallet_accounts id=\d+$/,
    ],
    [
      'of two balances that still sum to zero',
      `update wallet_accounts set balance = balance + case when member_id = 1 then 1 else -1 end where name = 'debt'`,
      /^wallet_accounts id=\d+$/,
    ],
    ['of a key', `update wallet_transfers set key = 'other' where key = 'bet-1'`, /^wallet_transfers id=\d+$/],
    [
      'of an outcome',
      `update wallet_transfers set outcome = 'applied' where key = 'over-1'`,
      /^wallet_transfers id=\d+$/,
    ],
    [
      'of a time',
      `update wallet_transfers set created_at = created_at - interval '1 day' where key = 'bet-2'`,
      /^wallet_transfers id=\d+$/,
    ],
    [
      'that removes a tombstone',
      `delete from wallet_transfers where key = 'never-1'`,
      /^wallet_batches chain=\d+ seq=\d+$/,
    ],
    [
      'that forgets a reversal',
      `update wallet_transfers set reversed_by = 0 where key = 'win-1'`,
      /^wallet_transfers id=\d+$/,
    ],
    [
      'that forgets a win',
      `update wallet_transfers set dependents = 1 where key = 'bet-1'`,
      /^wallet_transfers id=\d+$/,
    ],
    [
      'that removes the newest batch',
      `with b as (delete from wallet_batches where (chain, seq) = (select chain, seq from wallet_batches order by chain, seq desc limit 1) returning chain) select * from b`,
      /^wallet_chains no=\d+$/,
    ],
    ['of a batch', `update wallet_batches set hash = sha256(hash) where seq = 1`, /^wallet_batches chain=\d+ seq=\d+$/],
    ['that removes a chain', `delete from wallet_chains where no = 9`, /^wallet_chains no=9$/],
  ];
  it.each(edits)('%s is detected, naming the row', async (_title, statement, place) => {
    await restore();
    expect((await verifyLedger(pool)).faults).toEqual([]);
    await owner.query(statement);
    const { isSound, faults } = await verifyLedger(pool);
    expect(isSound).toBe(false);
    expect(faults.map((fault) => fault.where)).toContainEqual(expect.stringMatching(place));
  });
});

/** Patches the posting function's source in this database. */
async function breakPosting(from: string, to: string): Promise<void> {
  const { rows } = await owner.query<{ source: string }>(
    `select pg_get_functiondef('wallet_post(jsonb)'::regprocedure) as source`,
  );
  const source = rows[0]?.source ?? '';
  expect(source).toContain(from);
  await owner.query(source.replace(from, to));
}

/** Faults after 40 concurrent callers for 10 bets, 20 retries of one key and a rollback before its bet. */
async function misbehaviour(): Promise<string[]> {
  const found: string[] = [];
  const quietly = async (items: WalletItem[]): Promise<string> => {
    const [result] = await postWithin(pool, items).catch(() => []);
    return result?.outcome ?? 'error';
  };
  for (let memberId = 101n; memberId <= 105n; memberId += 1n) {
    await openMemberAccounts(pool, { brandId: 1, memberId, currencies: ['CNY'] });
    await quietly([moved(memberId, 'deposit', `in-${memberId}`, 100n)]);
    const racing = await Promise.all(
      Array.from({ length: 40 }, () => quietly([moved(memberId, 'bet', randomUUID(), 10n)])),
    );
    if (racing.filter((outcome) => outcome === 'applied').length !== 10) found.push('overspent');
    await quietly([moved(memberId, 'deposit', `more-${memberId}`, 100n)]);
    const { rows: before } = await pool.query(`select sum(balance) from wallet_accounts where member_id = $1`, [
      memberId,
    ]);
    await Promise.all(Array.from({ length: 20 }, () => quietly([moved(memberId, 'bet', `same-${memberId}`, 1n)])));
    const { rows: after } = await pool.query(
      `select sum(balance) + 1 as sum from wallet_accounts where member_id = $1`,
      [memberId],
    );
    if (JSON.stringify(before) !== JSON.stringify(after)) found.push('booked twice');
    await quietly([undo(memberId, `late-${memberId}`)]);
    if ((await quietly([moved(memberId, 'bet', `late-${memberId}`, 1n)])) !== 'cancelled') found.push('late bet taken');
  }
  const { isSound } = await verifyLedger(pool);
  return [...new Set(isSound ? found : [...found, 'unsound'])];
}

describe('the checks themselves', () => {
  beforeEach(openBooks);
  afterEach(closeBooks);

  it('find nothing in the original function', async () => {
    expect(await misbehaviour()).toEqual([]);
  });

  it('detect a balance that is read without a lock and then written', async () => {
    await breakPosting(' for no key update of a', '');
    await owner.query('alter table wallet_entries drop constraint wallet_entries_pkey');
    expect(await misbehaviour()).toEqual(expect.arrayContaining(['overspent', 'unsound']));
  });

  it(
    "detect that without the lock only the entries' unique versions prevent a lost update",
    { timeout: 180_000 },
    async () => {
      await breakPosting(' for no key update of a', '');
      await misbehaviour();
      expect((await verifyLedger(pool)).faults).toEqual([]);
    },
  );

  it('detect a key that is neither looked up nor unique', async () => {
    await owner.query('drop index wallet_transfers_key');
    await owner.query('create index wallet_transfers_key on wallet_transfers (key, scope, brand_id)');
    await breakPosting('where t.key = i.key and t.scope', 'where false and t.key = i.key and t.scope');
    expect(await misbehaviour()).toEqual(expect.arrayContaining(['booked twice']));
  });

  it('detect a cancellation without a tombstone', async () => {
    await breakPosting("where u.verdict = 'tombstoned' and u.ref_id is null", 'where false and u.ref_id is null');
    expect(await misbehaviour()).toEqual(['late bet taken']);
  });
});

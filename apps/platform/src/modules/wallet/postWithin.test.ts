import { randomUUID } from 'node:crypto';
import { openOwner } from '@baize/server/openOwner';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { transact } from '@baize/server/transact';
import {
  balanceOf,
  balancesOf,
  createPosting,
  entriesOf,
  openMemberAccounts,
  postWithin,
  setAccountState,
  UnsoundItem,
  verifyLedger,
  type PostResult,
  type Transfer,
  type WalletItem,
} from './index.ts';

let db: TestDatabase;
let pool: Pool;
let lastMember = 0n;

beforeAll(async () => {
  db = await createTestDatabase();
  pool = createPool({ url: db.url, max: 4 });
});
afterEach(async () => {
  const report = await verifyLedger(pool);
  expect(report.faults).toEqual([]);
  for (const row of report.trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
});
afterAll(async () => {
  await pool.end();
  await db.drop();
});

const base = { brandId: 1, currency: 'CNY', scope: 'test' };

async function memberWith(amount: bigint): Promise<bigint> {
  lastMember += 1n;
  const memberId = lastMember;
  await openMemberAccounts(pool, { brandId: 1, memberId, currencies: ['CNY'] });
  if (amount > 0n) await post({ ...bet(memberId, amount), kind: 'deposit', debit: 'house.bank', credit: 'main' });
  return memberId;
}

function bet(memberId: bigint, amount: bigint, key: string = randomUUID()): Transfer {
  return { ...base, memberId, key, kind: 'bet', debit: 'main', credit: 'house.vendor:a', amount };
}

function win(memberId: bigint, amount: bigint, ref: string, key: string = randomUUID()): Transfer {
  return { ...bet(memberId, amount, key), kind: 'win', debit: 'house.vendor:a', credit: 'main', rule: 'requires', ref };
}

function undo(memberId: bigint, ref: string, key: string = randomUUID()): WalletItem {
  return { ...base, memberId, key, kind: 'rollback', rule: 'reverses', ref };
}

async function post(item: WalletItem): Promise<PostResult> {
  const [result] = await postWithin(pool, [item]);
  if (!result) throw new Error('No result came back.');
  return result;
}

async function standing(memberId: bigint): Promise<Record<string, bigint>> {
  const accounts = await balancesOf(pool, { brandId: 1, memberId });
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
}

describe('a transfer', () => {
  it('[I-10] moves money once and repeats its first response on every retry', async () => {
    const memberId = await memberWith(100n);
    const first = await post(bet(memberId, 30n, 'once'));
    expect(first).toMatchObject({ outcome: 'applied', isReplayed: false, balance: 70n, balanceNow: 70n, amount: 30n });
    await post(bet(memberId, 20n));
    const again = await post(bet(memberId, 30n, 'once'));
    expect(again).toEqual({ ...first, isReplayed: true, balanceNow: 50n, version: 3n });
  });

  it.each([
    ['amount', { amount: 31n }],
    ['kind', { kind: 'promo' as const }],
    ['credit side', { credit: 'house.vendor:b' as const }],
    ['content', { content: 'another round' }],
    ['rule', { rule: 'requires' as const, ref: 'x' }],
  ])('[I-09] with another %s under a known key is a conflict that moves nothing', async (_field, change) => {
    const memberId = await memberWith(100n);
    const key = randomUUID();
    await post({ ...bet(memberId, 30n, key), content: 'round' });
    expect(await post({ ...bet(memberId, 30n, key), content: 'round', ...change })).toMatchObject({
      outcome: 'conflict',
      balance: 70n,
    });
    expect(await standing(memberId)).toEqual({ main: 70n });
  });

  it('[I-09] of another member or currency under a known key is a conflict', async () => {
    const memberId = await memberWith(100n);
    const other = await memberWith(100n);
    const key = randomUUID();
    await post(bet(memberId, 30n, key));
    expect((await post(bet(other, 30n, key))).outcome).toBe('conflict');
    expect((await post({ ...bet(memberId, 30n, key), currency: 'USD' })).outcome).toBe('conflict');
    expect(await standing(other)).toEqual({ main: 100n });
  });

  it('under the same key in another scope or brand is another transfer', async () => {
    const memberId = await memberWith(100n);
    await openMemberAccounts(pool, { brandId: 2, memberId, currencies: ['CNY'] });
    const key = randomUUID();
    expect((await post(bet(memberId, 30n, key))).outcome).toBe('applied');
    expect((await post({ ...bet(memberId, 30n, key), scope: 'other' })).outcome).toBe('applied');
    expect((await post({ ...bet(memberId, 0n, key), brandId: 2 })).outcome).toBe('applied');
  });

  it('[A160] compares keys bytewise', async () => {
    const memberId = await memberWith(100n);
    const keys = ['a1', 'A1', 'a1 ', 'а1', 'a\u0301', 'á'].map((key) => `${memberId}-${key}`);
    for (const key of keys)
      expect(await post(bet(memberId, 1n, key))).toMatchObject({ outcome: 'applied', isReplayed: false });
    expect((await post(bet(memberId, 1n, `${memberId}-A1`))).isReplayed).toBe(true);
    for (const key of ['nul\0', 'half\ud800']) {
      const good = bet(memberId, 1n);
      const listed = [bet(memberId, 1n, key), good];
      await expect(postWithin(pool, listed)).rejects.toThrow(UnsoundItem);
      expect((await post(good)).isReplayed).toBe(true);
    }
  });

  it('that was refused for insufficient funds stays refused later', async () => {
    const memberId = await memberWith(10n);
    const key = randomUUID();
    expect(await post(bet(memberId, 30n, key))).toMatchObject({ outcome: 'insufficient_funds', balance: 10n });
    await post({ ...bet(memberId, 100n), debit: 'house.bank', credit: 'main' });
    expect(await post(bet(memberId, 30n, key))).toMatchObject({
      outcome: 'insufficient_funds',
      isReplayed: true,
      balance: 10n,
      balanceNow: 110n,
    });
  });

  it('of zero is stored and moves nothing', async () => {
    const memberId = await memberWith(10n);
    const result = await post(bet(memberId, 0n, 'free'));
    expect(result).toMatchObject({ outcome: 'applied', balance: 10n, version: 1n });
    expect((await post(win(memberId, 5n, 'free'))).outcome).toBe('applied');
  });

  it('for a member without an account in the currency is refused, and works once there is one', async () => {
    const memberId = await memberWith(10n);
    const item = { ...bet(memberId, 5n), currency: 'USD' };
    expect((await post(item)).outcome).toBe('account_missing');
    expect((await post({ ...item, memberId: 999_999n })).outcome).toBe('account_missing');
    await openMemberAccounts(pool, { brandId: 1, memberId, currencies: ['USD'] });
    expect((await post(item)).outcome).toBe('insufficient_funds');
  });

  it('within a caller’s transaction is rolled back with it', async () => {
    const memberId = await memberWith(10n);
    const failing = transact(pool, async (client) => {
      expect((await postWithin(client, [bet(memberId, 5n)]))[0]?.outcome).toBe('applied');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await standing(memberId)).toEqual({ main: 10n });
  });
});

describe('wins and rollbacks', () => {
  it('need their bet, and are not remembered without it', async () => {
    const memberId = await memberWith(100n);
    const late = win(memberId, 50n, 'bet-later');
    expect((await post(late)).outcome).toBe('reference_missing');
    await post(bet(memberId, 10n, 'bet-later'));
    expect(await post(late)).toMatchObject({ outcome: 'applied', balance: 140n, refKind: 'bet' });
  });

  it('for another member’s bet, or one of another round, find no bet', async () => {
    const memberId = await memberWith(100n);
    const other = await memberWith(100n);
    const key = randomUUID();
    await post({ ...bet(memberId, 10n, key), content: 'round-1' });
    expect((await post(win(other, 50n, key))).outcome).toBe('reference_missing');
    expect((await post(undo(other, key))).outcome).toBe('reference_missing');
    expect((await post({ ...win(memberId, 50n, key), refContent: 'round-2' })).outcome).toBe('reference_missing');
    expect((await post({ ...win(memberId, 50n, key), refContent: 'round-1' })).outcome).toBe('applied');
  });

  it('[A153] [I-11] before their bet leave a permanent tombstone', async () => {
    const memberId = await memberWith(100n);
    expect(await post(undo(memberId, 'never', 'undo-never'))).toMatchObject({ outcome: 'tombstoned', balance: 100n });
    expect(await post(bet(memberId, 10n, 'never'))).toMatchObject({ outcome: 'cancelled', balance: 100n });
    expect((await post(undo(memberId, 'never', 'undo-never'))).isReplayed).toBe(true);
    expect((await post(undo(memberId, 'never', 'undo-again'))).outcome).toBe('tombstoned');
    expect((await post(win(memberId, 10n, 'never'))).outcome).toBe('reference_reversed');
  });

  it('[A154] [I-12] refund a bet once, are refused after a win unless allowed, and prevent later wins', async () => {
    const memberId = await memberWith(100n);
    await post(bet(memberId, 40n, 'b1'));
    expect(await post(undo(memberId, 'b1'))).toMatchObject({
      outcome: 'applied',
      balance: 100n,
      amount: 40n,
      refKind: 'bet',
    });
    expect((await post(undo(memberId, 'b1'))).outcome).toBe('already_reversed');
    expect((await post(win(memberId, 1n, 'b1'))).outcome).toBe('reference_reversed');

    await post(bet(memberId, 40n, 'b2'));
    await post(win(memberId, 70n, 'b2', 'w2'));
    expect((await post(undo(memberId, 'b2'))).outcome).toBe('reference_settled');
    const both = { ...undo(memberId, 'b2'), settled: 'allow' } as WalletItem;
    expect(await post(both)).toMatchObject({ outcome: 'applied', balance: 170n });
    expect((await post(undo(memberId, 'w2'))).outcome).toBe('applied');
  });

  it('[I-09] [I-10] answer a second reversal under its own key for ever, which cannot be reused', async () => {
    const memberId = await memberWith(100n);
    await post(bet(memberId, 40n, 'twice'));
    await post(undo(memberId, 'twice', 'undo-1'));
    const second = await post(undo(memberId, 'twice', 'undo-2'));
    expect(second).toMatchObject({ outcome: 'already_reversed', isReplayed: false, balance: 100n, amount: 40n });
    await post(bet(memberId, 30n, 'after-twice'));
    expect(await post(undo(memberId, 'twice', 'undo-2'))).toMatchObject({
      ...{ outcome: 'already_reversed', isReplayed: true, balance: 100n, balanceNow: 70n, amount: 40n },
    });
    expect((await post(bet(memberId, 1n, 'undo-2'))).outcome).toBe('conflict');
    expect((await post(undo(memberId, 'after-twice', 'undo-2'))).outcome).toBe('conflict');
  });

  it('do not accept a win on a win', async () => {
    const memberId = await memberWith(100n);
    await post(bet(memberId, 40n, 'staked'));
    await post(win(memberId, 5n, 'staked', 'won'));
    expect(await post(win(memberId, 900n, 'won'))).toMatchObject({ outcome: 'reference_missing', balance: 65n });
  });

  it("allow a bet's rollback after its win was rolled back", async () => {
    const memberId = await memberWith(100n);
    await post(bet(memberId, 40n, 'b3'));
    await post(win(memberId, 70n, 'b3', 'w3'));
    expect((await post(undo(memberId, 'w3', 'u3'))).outcome).toBe('applied');
    expect((await post(undo(memberId, 'b3'))).outcome).toBe('applied');
    expect((await post(undo(memberId, 'u3'))).outcome).toBe('reference_missing');
    expect(await standing(memberId)).toMatchObject({ main: 100n });
  });

  it('[A164] beyond the balance leave a debt and never a negative balance', async () => {
    const memberId = await memberWith(100n);
    await post(bet(memberId, 100n, 'b4'));
    await post(win(memberId, 500n, 'b4', 'w4'));
    await post(bet(memberId, 450n));
    expect(await post(undo(memberId, 'w4'))).toMatchObject({ outcome: 'applied', balance: 0n, amount: 500n });
    expect(await standing(memberId)).toEqual({ main: 0n, debt: -450n });
    const forced: WalletItem = { ...bet(memberId, 20n, 'forced'), kind: 'adjust', shortfall: 'debt' };
    expect((await post(forced)).outcome).toBe('applied');
    expect(await standing(memberId)).toEqual({ main: 0n, debt: -470n });
    expect((await post(undo(memberId, 'forced'))).outcome).toBe('applied');
    expect(await standing(memberId)).toEqual({ main: 0n, debt: -450n });
    const repay = { ...bet(memberId, 500n), debit: 'house.adjust', credit: 'debt' } as WalletItem;
    expect((await post(repay)).outcome).toBe('balance_limit');
  });

  it('[I-13] reach a member whose account is closed; a bet does not', async () => {
    const memberId = await memberWith(100n);
    await post(bet(memberId, 40n, 'b5'));
    await post(bet(memberId, 10n, 'b6'));
    expect(await setAccountState(pool, { brandId: 1, memberId, state: 'closed' })).toBe(true);
    expect((await post(bet(memberId, 1n, 'b7'))).outcome).toBe('account_closed');
    expect((await post(win(memberId, 70n, 'b5'))).outcome).toBe('applied');
    expect((await post(undo(memberId, 'b6'))).outcome).toBe('applied');
    expect(await setAccountState(pool, { brandId: 1, memberId, state: 'open' })).toBe(true);
    expect((await post(bet(memberId, 1n, 'b7'))).outcome).toBe('account_closed');
    expect((await post(bet(memberId, 1n))).outcome).toBe('applied');
    expect(await setAccountState(pool, { brandId: 2, memberId: 999_997n, state: 'closed' })).toBe(false);
  });
});

describe('amounts', () => {
  it('[A132] [I-05] up to ten to the fifteenth are exact to the unit', async () => {
    const memberId = await memberWith(0n);
    for (const amount of [1n, 2n ** 53n / 10n + 1n, 10n ** 15n, 10n ** 15n - 1n]) {
      const before = (await balanceOf(pool, { brandId: 1, memberId, currency: 'CNY' }))?.balance ?? 0n;
      const item: WalletItem = { ...bet(memberId, amount), debit: 'house.bank', credit: 'main' };
      expect(await post(item)).toMatchObject({ outcome: 'applied', balance: before + amount, amount });
    }
  });

  it("[I-03] that would exceed an account's maximum are refused", async () => {
    const memberId = await memberWith(0n);
    const million = Array.from({ length: 1001 }, () => ({
      ...bet(memberId, 10n ** 15n),
      debit: 'house.bank' as const,
      credit: 'main' as const,
    }));
    const outcomes = (await postWithin(pool, million)).map((result) => result.outcome);
    expect(outcomes.slice(0, 1000).every((outcome) => outcome === 'applied')).toBe(true);
    expect(outcomes[1000]).toBe('balance_limit');
    await postWithin(
      pool,
      Array.from({ length: 1000 }, () => bet(memberId, 10n ** 15n)),
    );
    expect(await standing(memberId)).toEqual({ main: 0n });
  });

  it('[A133] amounts are stored as bigint, and the few wider sums cannot hold NaN either', async () => {
    const { rows } = await pool.query<{ place: string }>(
      `select c.table_name || '.' || c.column_name as place from information_schema.columns c
         join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
        where c.table_schema = 'public' and c.data_type in ('numeric', 'real', 'double precision')
        order by 1`,
    );
    // Sums of shares that are wider than a bigint; a constraint keeps NaN out of them.
    const wide = ['contracts_rebates.carry_in', 'contracts_rebates.carry_out', 'contracts_rebates.earned'];
    expect(rows.map(({ place }) => place)).toEqual(wide);
    for (const nan of ['carry_in', 'earned', 'carry_out']) {
      const values = ['carry_in', 'earned', 'carry_out'].map((name) => (name === nan ? `'NaN'` : '0')).join(', ');
      const row = `(1, 1, 'CNY', now(), 0, 0, ${values}, 0, 'nothing')`;
      const written = pool.query(
        `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned,
                carry_out, amount, status) values ${row}`,
      );
      await expect(written, nan).rejects.toMatchObject({ code: '23514' });
    }
    await expect(
      pool.query(
        `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned,
                carry_out, amount, status) values (1, 1, 'CNY', now(), 0, 0, 'NaN', 'NaN', 'NaN', 0, 'nothing')`,
      ),
    ).rejects.toMatchObject({ code: '23514', constraint: 'contracts_rebates_numbers' });
  });

  it.each([
    ['above the bound', '1000000000000001'],
    ['below zero', '-1'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['with an exponent', '1e3'],
    ['with a fraction', '1.5'],
    ['too long for 64 bits', '9223372036854775808'],
    ['in hexadecimal words', '0xZZ'],
    ['empty', ''],
    ['absent', null],
    ['as a truth value', true],
    ['as a list', [100]],
  ])('[A130] [A133] %s are refused, without affecting the rest of the list', async (_title, amount) => {
    const memberId = await memberWith(100n);
    const at = (key: string) => ({ ...raw(memberId), key });
    expect(await outcomesOf([at(randomUUID()), { ...at(randomUUID()), amount }, at(randomUUID())])).toEqual([
      'applied',
      'unsound',
      'applied',
    ]);
    expect(await standing(memberId)).toEqual({ main: 98n });
  });
});

/** An item as the posting function parses it. */
const raw = (memberId: bigint) => ({
  ...{ brand: 1, member: String(memberId), currency: 'CNY', scope: 'test', key: randomUUID() as string, kind: 'bet' },
  ...{ debit: 'main', credit: 'house.vendor:a', amount: '1' },
});

/** Outcomes for a list that bypasses the types. */
async function outcomesOf(list: readonly unknown[]): Promise<string[]> {
  const { rows } = await pool.query<{ outcome: string }>('select outcome from wallet_post($1) order by idx', [
    JSON.stringify(list),
  ]);
  return rows.map(({ outcome }) => outcome);
}

describe('an unsound item', () => {
  const unsound: readonly (readonly [string, object])[] = [
    ['no brand', { brand: null }],
    ['no key', { key: '' }],
    ['a key of 201 characters', { key: 'k'.repeat(201) }],
    ['no scope', { scope: null }],
    ['no kind', { kind: '' }],
    ['a kind that stands in no list', { kind: 'tip' }],
    ['an unknown rule', { rule: 'maybe' }],
    ['a rule without what it refers to', { rule: 'requires' }],
    ['a reversal of itself', { key: 'itself', rule: 'reverses', ref: 'itself', debit: '', credit: '', amount: 0 }],
    ['a reversal with an amount', { rule: 'reverses', ref: 'x', debit: '', credit: '', amount: 5 }],
    ['the same account on both sides', { credit: 'main' }],
    ['a member’s account and no member', { member: null }],
    ['an unknown way out of a shortfall', { shortfall: 'gift' }],
    ['content of 1001 characters', { content: 'c'.repeat(1001) }],
    ['a member that is no number', { member: 'who' }],
    ['a brand beyond all brands', { brand: 1e12 }],
    ['a house account of a name that cannot be', { credit: 'house.Vendor x' }],
    ['a hold without a name', { credit: 'hold.' }],
    ['an account of another kind', { credit: 'purse' }],
    ['a name too long', { credit: `house.${'x'.repeat(60)}` }],
    ['money that cannot be', { member: null, currency: 'cny', debit: 'house.a', credit: 'house.b' }],
  ];
  it('of every kind at once, and values that are not items, do not affect the valid ones between them', async () => {
    const members = await Promise.all(unsound.map(() => memberWith(10n)));
    const list = unsound.flatMap(([, change], at) => [
      raw(members[at] ?? 0n),
      { ...raw(members[(at + 1) % members.length] ?? 0n), ...change },
      [7, null, 'bet', [], {}][at % 5],
    ]);
    const outcomes = await outcomesOf(list);
    unsound.forEach(([what], at) => {
      expect([what, ...outcomes.slice(at * 3, at * 3 + 3)]).toEqual([what, 'applied', 'unsound', 'unsound']);
    });
    for (const memberId of members) expect(await standing(memberId)).toEqual({ main: 9n });
    // Unsound items are not remembered: the same key works for a valid one.
    const again = raw(members[0] ?? 0n);
    expect(await outcomesOf([{ ...again, kind: '' }])).toEqual(['unsound']);
    expect(await outcomesOf([again])).toEqual(['applied']);
  });

  it('is reported to its sender as an error', async () => {
    const memberId = await memberWith(10n);
    const good = bet(memberId, 1n);
    const bad = { ...bet(memberId, 1n), credit: 'house.Vendor x' } as WalletItem;
    await expect(postWithin(pool, [good, bad])).rejects.toThrow(UnsoundItem);
    const reported: string[] = [];
    const wallet = createPosting({ pool, onUnsound: ({ message }) => reported.push(message) });
    const [sound, unsoundly] = await Promise.allSettled([wallet.post(bet(await memberWith(5n), 1n)), wallet.post(bad)]);
    await wallet.close();
    expect(sound).toMatchObject({ status: 'fulfilled', value: { outcome: 'applied' } });
    expect(unsoundly.status === 'rejected' && (unsoundly.reason as Error).name).toBe('UnsoundItem');
    expect(reported).toEqual([expect.stringContaining(bad.key)]);
  });
});

describe('interference between items', () => {
  it('cannot take another member’s key in the same list', async () => {
    const [a, b] = [await memberWith(10n), await memberWith(10n)];
    const key = randomUUID();
    const results = await postWithin(pool, [bet(a, 1n, key), bet(b, 1n, key)]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'conflict']);
    const never = randomUUID();
    const undone = await postWithin(pool, [undo(a, never), undo(b, never)]);
    expect(undone.map(({ outcome }) => outcome)).toEqual(['tombstoned', 'reference_missing']);
  });

  it("cannot exceed an account's capacity", async () => {
    const memberId = await memberWith(0n);
    const owed: WalletItem = { ...bet(memberId, 10n ** 15n), kind: 'adjust', shortfall: 'debt' };
    await post({ ...owed, key: randomUUID() });
    // A million items would reach the limit as well; this transaction is never committed.
    const owner = openOwner(db.url, { max: 1 });
    const atBounds = transact(owner, async (client) => {
      // The accounts of all chains, since any of them may be used.
      await client.query(
        `insert into wallet_accounts (brand_id, member_id, currency, name, shard)
         select 1, 0, 'CNY', 'house.full', no from wallet_chains`,
      );
      await client.query(
        `update wallet_accounts set balance = case when member_id > 0 then -1000000000000000000 else 8100000000000000000 end
          where (member_id = $1 and name = 'debt') or name = 'house.full'`,
        [memberId],
      );
      const full: WalletItem = { ...bet(memberId, 0n), credit: 'house.full' };
      throw new Outcomes((await postWithin(client, [owed, full, bet(memberId, 0n)])).map(({ outcome }) => outcome));
    });
    await expect(atBounds).rejects.toMatchObject({ outcomes: ['balance_limit', 'balance_limit', 'applied'] });
    await owner.end();
  });
});

/** Carries the outcomes out of a transaction that is rolled back. */
class Outcomes extends Error {
  readonly outcomes: readonly string[];
  constructor(outcomes: readonly string[]) {
    super(outcomes.join(' '));
    this.outcomes = outcomes;
  }
}

describe('entries', () => {
  it('[I-02] are numbered without gaps, contain the balance after them, and are listed newest first, page by page', async () => {
    const memberId = await memberWith(100n);
    await postWithin(
      pool,
      Array.from({ length: 7 }, () => bet(memberId, 10n)),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => entriesOf(pool, { brandId: 1, memberId, currency: 'CNY', pageNum, pageSize: 3 })),
    );
    expect(pages.map((page) => page.total)).toEqual([8n, 8n, 8n]);
    expect(pages.map((page) => page.rows.map((row) => [row.version, row.balanceAfter]))).toEqual([
      [
        [8n, 30n],
        [7n, 40n],
        [6n, 50n],
      ],
      [
        [5n, 60n],
        [4n, 70n],
        [3n, 80n],
      ],
      [
        [2n, 90n],
        [1n, 100n],
      ],
    ]);
    expect(pages[2]?.rows[1]).toMatchObject({ kind: 'deposit', amount: 100n, account: 'main', currency: 'CNY' });
    const none = { brandId: 1, memberId: 999_996n, currency: 'CNY', pageNum: 1, pageSize: 3 };
    expect(await entriesOf(pool, none)).toEqual({ total: 0n, rows: [] });
  });

  it('a list is booked in order, with repeated members', async () => {
    const [a, b] = [await memberWith(100n), await memberWith(0n)];
    const results = await postWithin(pool, [
      bet(a, 60n, 'first'),
      bet(a, 60n),
      win(a, 100n, 'first'),
      bet(a, 60n),
      bet(b, 1n),
      bet(a, 80n),
      { ...bet(b, 80n), kind: 'deposit', debit: 'house.bank', credit: 'main' },
      bet(b, 50n),
    ]);
    expect(results.map((result) => [result.outcome, result.balance])).toEqual([
      ['applied', 40n],
      ['insufficient_funds', 40n],
      ['applied', 140n],
      ['applied', 80n],
      ['insufficient_funds', 0n],
      ['applied', 0n],
      ['applied', 80n],
      ['applied', 30n],
    ]);
  });

  it('an empty list posts nothing', async () => {
    expect(await postWithin(pool, [])).toEqual([]);
    const { rows } = await pool.query(`select * from wallet_post('[]')`);
    expect(rows).toEqual([]);
  });
});

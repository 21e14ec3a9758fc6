import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import { verifyLedger } from './index.ts';

let db: TestDatabase;
let pool: Pool;
let owner: Pool;
let lastBrand = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  pool = createPool({ url: db.url, max: 4 });
  owner = openOwner(db.url, { max: 1 });
});
afterAll(async () => {
  await owner.end();
  await pool.end();
  await db.drop();
});

const HOUSE = 'house.lottery:a';
const MEMBERS = [1, 2, 3, 4];
/** This one has limits, so it is counted. */
const GUARDED = 4;

type Payment = {
  member: number;
  key: string;
  kind: string;
  rule: 'requires' | 'reverses';
  ref: string;
  amount: number;
};
type Before = { member: number; bet: number; isPaid: boolean; isReversed: boolean; isRefused: boolean };

/** Bets of all members, some paid, rolled back or refused before; occasionally of an unknown member. */
const before: fc.Arbitrary<Before[]> = fc.uniqueArray(
  fc.record({
    member: fc.constantFrom(...MEMBERS),
    bet: fc.integer({ min: 1, max: 5 }),
    isPaid: fc.boolean(),
    isReversed: fc.boolean(),
    isRefused: fc.constantFrom(false, false, false, true),
  }),
  { minLength: 1, maxLength: 16, selector: ({ member, bet }) => `${member} ${bet}` },
);
const payments: fc.Arbitrary<Payment[]> = fc.array(
  fc
    .record({
      member: fc.constantFrom(...MEMBERS),
      bet: fc.integer({ min: 1, max: 6 }),
      times: fc.constantFrom('a', 'a', 'b'),
      what: fc.constantFrom('win', 'win', 'rebate', 'refund', 'unwin'),
      amount: fc.constantFrom(0, 7, 1_000),
      isOdd: fc.constantFrom(...Array.from({ length: 24 }, (_, nth) => nth === 0)),
    })
    .map(({ member, bet, times, what, amount, isOdd }) => {
      /* Occasionally an item refers to another member's. */
      const ref = `bet:${isOdd ? (member % 4) + 1 : member}:${bet}`;
      const key = `${what}:${isOdd ? 1 : member}:${bet}:${times}`;
      return what === 'win' || what === 'rebate'
        ? { member, key, kind: what, rule: 'requires' as const, ref, amount }
        : {
            ...{ member, key, kind: 'rollback', rule: 'reverses' as const, amount: 0 },
            ref: what === 'refund' ? ref : `win:${member}:${bet}:old`,
          };
    }),
  { minLength: 1, maxLength: 24 },
);

const common = (brand: number, member: number) => ({ brand, member, currency: 'CNY', scope: 'lottery' });

async function post(items: readonly object[]): Promise<void> {
  await pool.query('select count(*) from wallet_post($1::jsonb)', [JSON.stringify(items)]);
}

/** A brand with the same history as every other of the run. */
async function seedBrand(history: readonly Before[]): Promise<number> {
  const brand = (lastBrand += 1);
  for (const member of MEMBERS) await owner.query(`select wallet_open($1, $2, '{CNY}')`, [brand, member]);
  await owner.query(`update wallet_accounts set guarded = true where brand_id = $1 and member_id = $2`, [
    brand,
    GUARDED,
  ]);
  const bank = { kind: 'deposit', debit: 'house.bank', credit: 'main', amount: 10_000 };
  await post(MEMBERS.map((member) => ({ ...common(brand, member), key: `funds ${member}`, ...bank })));
  for (const { member, bet, isPaid, isReversed, isRefused } of history) {
    const own = common(brand, member);
    const ref = `bet:${member}:${bet}`;
    const amount = isRefused ? 10_000_000 : 100 * bet;
    await post([{ ...own, key: ref, kind: 'bet', debit: 'main', credit: HOUSE, amount }]);
    if (isPaid) {
      const key = `win:${member}:${bet}:old`;
      await post([{ ...own, key, kind: 'win', debit: HOUSE, credit: 'main', amount: 3, rule: 'requires', ref }]);
    }
    const back = { key: `undo:${member}:${bet}`, kind: 'rollback', rule: 'reverses', ref, settled: 'allow' };
    if (isReversed) await post([{ ...own, ...back }]);
  }
  return brand;
}

const answerColumns = 'idx, outcome, replayed, balance, balance_now, version, amount, ref_kind';

async function byList(brand: number, list: readonly Payment[]): Promise<unknown[]> {
  const items = list.map(({ member, key, kind, rule, ref, amount }) => ({
    ...{ ...common(brand, member), key, kind, rule, ref },
    ...(rule === 'reverses' ? { settled: 'allow' } : { debit: HOUSE, credit: 'main', amount }),
  }));
  const { rows } = await pool.query(`select ${answerColumns} from wallet_post($1::jsonb) order by idx`, [
    JSON.stringify(items),
  ]);
  return rows;
}

async function bySet(brand: number, list: readonly Payment[]): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select ${answerColumns} from wallet_pay(array(
       select row($1::integer, p.member, 'CNY', 'lottery', p.key, p.kind, p.rule, p.ref, '${HOUSE}', p.amount)::wallet_payment
         from rows from (jsonb_to_recordset($2::jsonb) as (member bigint, key text, kind text, rule text, ref text,
                amount bigint)) with ordinality as p (member, key, kind, rule, ref, amount, nth) order by p.nth))
      order by idx`,
    [brand, JSON.stringify(list)],
  );
  return rows;
}

/** Everything in a brand's books, except times and chains. */
async function booksOf(brand: number): Promise<unknown> {
  const accounts = await owner.query(
    `select member_id, name, sum(balance) as balance, sum(version) as version from wallet_accounts
      where brand_id = $1 and (balance <> 0 or version > 0) group by member_id, name order by member_id, name`,
    [brand],
  );
  const transfers = await owner.query(
    `select t.member_id, t.payee_id, t.currency, t.key, t.kind, t.rule, t.ref_key, t.debit, t.credit, t.amount, t.debt,
            t.content, t.outcome, t.balance_after, t.dependents, r.key as reversed_by
       from wallet_transfers t left join wallet_transfers r on r.id = t.reversed_by
      where t.brand_id = $1 order by t.key`,
    [brand],
  );
  const entries = await owner.query(
    `select a.member_id, a.name, e.version, e.amount, e.balance_after, e.kind, t.key
       from wallet_entries e join wallet_accounts a on a.id = e.account_id join wallet_transfers t on t.id = e.transfer_id
      where a.brand_id = $1 and a.member_id > 0 order by a.member_id, a.name, e.version`,
    [brand],
  );
  return [accounts.rows, transfers.rows, entries.rows];
}

/** Posts the same list in both ways into equal books: compares all responses, and everything written. */
async function bothWays(history: readonly Before[], list: readonly Payment[]): Promise<[unknown, unknown]> {
  const [one, other] = [await seedBrand(history), await seedBrand(history)];
  const answers = [await byList(one, list), await bySet(other, list)];
  return [
    [answers[0], await booksOf(one)],
    [answers[1], await booksOf(other)],
  ];
}

const win = (member: number, bet: number): Payment => ({
  ...{ member, key: `win:${member}:${bet}:a`, kind: 'win', rule: 'requires', ref: `bet:${member}:${bet}`, amount: 50 },
});
const placed = (member: number, bet: number, isReversed = false): Before => ({
  ...{ member, bet, isPaid: false, isReversed, isRefused: false },
});

describe('payments as one set', () => {
  it('[I-01] [I-02] are answered and written exactly like a list of items, whatever is in the books', async () => {
    await fc.assert(
      fc.asyncProperty(before, payments, async (history, list) => {
        const [listed, set] = await bothWays(history, list);
        expect(set).toEqual(listed);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 15) },
    );
    const { faults, trialBalance } = await verifyLedger(pool);
    expect(faults).toEqual([]);
    expect(trialBalance.filter(({ sum, entrySum }) => sum !== 0n || entrySum !== 0n)).toEqual([]);
  });

  it('of one member are booked in order, in one batch, and idempotent', async () => {
    const history = [1, 2, 3, 4, 5].map((bet) => placed(1, bet));
    const brand = await seedBrand(history);
    const list = history.map(({ bet }) => win(1, bet));
    const first = (await bySet(brand, list)) as { outcome: string; replayed: boolean; balance: bigint }[];
    expect(first.map(({ balance }) => balance)).toEqual([8_550n, 8_600n, 8_650n, 8_700n, 8_750n]);
    const { rows } = await owner.query(
      `select distinct chain, seq from wallet_transfers where brand_id = $1 and kind = 'win'`,
      [brand],
    );
    expect(rows).toHaveLength(1);
    const books = await booksOf(brand);
    const again = (await bySet(brand, list)) as typeof first;
    expect(again.map(({ outcome, replayed }) => [outcome, replayed])).toEqual(list.map(() => ['applied', true]));
    expect(await booksOf(brand)).toEqual(books);
    expect((await verifyLedger(pool)).faults).toEqual([]);
  });

  it('that are malformed are an error of the caller', async () => {
    const brand = await seedBrand([placed(1, 1)]);
    for (const wrong of [{ amount: -1 }, { key: '' }, { rule: 'consumes' }, { member: 0 }, { ref: '' }]) {
      await expect(bySet(brand, [{ ...win(1, 1), ...(wrong as object) }])).rejects.toThrow('malformed payment');
    }
  });

  it('a planted shortcut in the set version is detected by comparison, and by the checks of the books', async () => {
    const { rows } = await owner.query<{ source: string }>(
      `select pg_get_functiondef('wallet_pay(wallet_payment[])'::regprocedure) as source`,
    );
    const source = rows[0]!.source;
    const plant = async (from: string, to: string): Promise<void> => {
      expect(source).toContain(from);
      await owner.query(source.replace(from, to));
    };
    try {
      await plant('and r.reversed_by = 0', '');
      const [listed, set] = await bothWays([placed(1, 1, true)], [win(1, 1)]);
      expect(set).not.toEqual(listed);
      await plant('dependents = t.dependents + d.more', 'dependents = t.dependents');
      await bySet(await seedBrand([placed(1, 1)]), [win(1, 1)]);
      const { faults } = await verifyLedger(pool);
      expect(faults.map(({ what }) => what)).toContain(
        'a transfer is marked reversed or referred to by others than it is',
      );
    } finally {
      await owner.query(source);
    }
  });
});

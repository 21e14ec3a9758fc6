import {
  createLedger,
  type Ledger,
  type LedgerAnswer,
  type LedgerItem,
  type LedgerLimit,
} from '@baize/maths/ledger/createLedger';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import { openMemberAccounts, parsePosted, setAccountState, verifyLedger } from './index.ts';
import type { PostedRow } from './parsePosted.ts';

let db: TestDatabase;
let pool: Pool;
let owner: Pool;
let lastBrand = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  pool = createPool({ url: db.url, max: 4 });
  owner = openOwner(db.url, { max: 1 });
  // The test controls the start of days, weeks and months.
  await owner.query(`create table test_periods (period text primary key, begins timestamptz not null)`);
  await owner.query(`insert into test_periods values ('day', now()), ('week', now()), ('month', now())`);
  await owner.query(`grant select on test_periods to public`);
  await owner.query(`create or replace function limits_begin(brand integer, period text, at timestamptz)
    returns timestamptz language sql stable as $$
      select p.begins from public.test_periods p where p.period = limits_begin.period $$`);
});
afterEach(async () => {
  const report = await verifyLedger(pool);
  expect(report.faults).toEqual([]);
  for (const row of report.trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
});
afterAll(async () => {
  await owner.end();
  await pool.end();
  await db.drop();
});

const blank: Omit<LedgerItem, 'brand' | 'key' | 'kind'> = {
  member: 0n,
  currency: 'CNY',
  scope: 'test',
  content: '',
  refContent: '',
  rule: '',
  ref: '',
  debit: '',
  credit: '',
  amount: 0n,
  mayOwe: false,
  maySettled: false,
  isProbe: false,
};

function jsonOf(item: LedgerItem): Record<string, unknown> {
  const { brand, member, currency, scope, key, kind, content, refContent, rule, ref, debit, credit } = item;
  return {
    brand,
    member: String(member),
    currency,
    scope,
    key,
    kind,
    content,
    refcontent: refContent,
    rule,
    ref,
    debit,
    credit,
    amount: String(item.amount),
    shortfall: item.mayOwe ? 'debt' : '',
    settled: item.maySettled ? 'allow' : '',
    probe: item.isProbe,
  };
}

async function post(items: readonly LedgerItem[]): Promise<(LedgerAnswer & { version: bigint })[]> {
  const { rows } = await pool.query<PostedRow>('select * from wallet_post($1::jsonb) order by idx', [
    JSON.stringify(items.map(jsonOf)),
  ]);
  return rows.map(parsePosted).map(({ outcome, isReplayed, balance, balanceNow, amount, refKind, version }) => ({
    outcome,
    isReplayed,
    balance,
    balanceNow,
    amount,
    refKind,
    version,
  }));
}

/** Calls in sequence, each with the expected response of the model. */
function expected(ledger: Ledger, items: readonly LedgerItem[]): (LedgerAnswer & { version: bigint })[] {
  return items.map((item) => {
    const answer = ledger.post(item);
    const version = item.member === 0n ? 0n : ledger.versionOf(item.brand, item.member, item.currency, 'main');
    return { ...answer, version };
  });
}

async function expectSameBooks(ledger: Ledger, brand: number): Promise<void> {
  const { rows } = await pool.query<{ member: bigint; currency: string; name: string; balance: bigint; lines: bigint }>(
    `select member_id as member, currency, name, sum(balance)::bigint as balance, sum(version)::bigint as lines
       from wallet_accounts where brand_id = $1 group by member_id, currency, name`,
    [brand],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { member, currency, name, balance, lines } of rows) {
    expect([name, member, balance, lines]).toEqual([
      name,
      member,
      ledger.balanceOf(brand, member, currency, name),
      ledger.versionOf(brand, member, currency, name),
    ]);
  }
  expect(ledger.sumOf(brand, 'CNY')).toBe(0n);
}

const members = [1n, 2n, 3n];

/**
 * Random calls of vendors, cashier and operators over few keys, so that duplicates, conflicts and stray references are
 * frequent.
 */
function itemsOf(brand: number): fc.Arbitrary<LedgerItem> {
  const member = fc.constantFrom(...members);
  const amount = fc.constantFrom(0n, 1n, 7n, 30n, 100n);
  const house = fc.constantFrom('house.vendor:a', 'house.bank', 'house.vendor:b');
  const key = (kind: string) => fc.integer({ min: 1, max: 4 }).map((n) => `${kind}${n}`);
  const content = fc.constantFrom('', '', 'round-1', 'round-2');
  const common = { brand, ...blank };
  const toGifts = { debit: 'main', credit: 'house.gifts' };
  const fromGifts = { debit: 'house.gifts', credit: 'main' };
  /** Keys mostly belong to one member; occasionally two members use the same one. */
  const ownKeys = (item: LedgerItem, isShared: boolean): LedgerItem =>
    isShared ? item : { ...item, key: `${item.member}-${item.key}`, ref: item.ref && `${item.member}-${item.ref}` };
  const item = fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .record({ member, amount, debit: house, key: key('deposit') })
        .map((x) => ({ ...common, ...x, kind: 'deposit', credit: 'main' })),
    },
    {
      weight: 4,
      arbitrary: fc
        .record({
          member,
          amount,
          credit: house,
          key: key('bet'),
          content,
          isProbe: fc.boolean().map((x) => x && true),
        })
        .map((x) => ({ ...common, ...x, isProbe: x.isProbe && x.amount === 7n, kind: 'bet', debit: 'main' })),
    },
    {
      weight: 4,
      arbitrary: fc
        .record({ member, amount, debit: house, key: key('win'), ref: key('bet'), refContent: content })
        .map((x) => ({ ...common, ...x, kind: 'win', credit: 'main', rule: 'requires' as const })),
    },
    {
      weight: 4,
      arbitrary: fc
        .record({
          member,
          key: key('undo'),
          ref: fc.oneof(key('bet'), key('win'), key('deposit'), key('undo'), key('gift'), key('force')),
          maySettled: fc.boolean(),
        })
        .filter((x) => x.key !== x.ref)
        .map((x) => ({ ...common, ...x, kind: 'rollback', rule: 'reverses' as const })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ member, amount, credit: house, key: key('force') })
        .map((x) => ({ ...common, ...x, kind: 'promo', debit: 'main', mayOwe: true })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ member, amount, key: key('repay') })
        .map((x) => ({ ...common, ...x, kind: 'depositFee', debit: 'main', credit: 'debt' })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ member, amount, key: key('hold') })
        .map((x) => ({ ...common, ...x, kind: 'withdrawal', debit: 'main', credit: 'hold.withdrawal' })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ member, amount, key: key('pay'), ref: key('hold'), credit: fc.constantFrom('house.bank', 'main') })
        .map((x) => ({ ...common, ...x, kind: 'withdrawalPaid', debit: 'hold.withdrawal', rule: 'consumes' as const })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ member, amount, key: key('gift'), isOut: fc.boolean() })
        .map(({ isOut, ...x }) => ({ ...common, ...x, kind: 'transferDown', ...(isOut ? toGifts : fromGifts) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ member: fc.constantFrom(1n, 9n), amount, key: key('bet'), currency: fc.constantFrom('USD', 'CNY') })
        .map((x) => ({ ...common, ...x, kind: 'bet', debit: 'main', credit: 'house.vendor:a' })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ amount, key: key('fee') })
        .map((x) => ({ ...common, ...x, kind: 'withdrawalFee', debit: 'house.vendor:a', credit: 'house.fees' })),
    },
  );
  return fc.tuple(item, fc.integer({ min: 0, max: 19 })).map(([made, share]) => ownKeys(made, share === 0));
}

/** Lists in which two members use one key, which once were answered in another order than given. */
const sharedKeys: { items: LedgerItem[] }[][] = (() => {
  const common = { brand: 1, ...blank };
  const bet = { ...common, kind: 'bet', debit: 'main', credit: 'house.vendor:a', amount: 0n };
  const win = {
    ...common,
    kind: 'win',
    debit: 'house.vendor:a',
    credit: 'main',
    amount: 0n,
    rule: 'requires' as const,
  };
  const undo = { ...common, kind: 'rollback', rule: 'reverses' as const };
  const deposit = { ...common, kind: 'deposit', debit: 'house.bank', credit: 'main', amount: 30n };
  return [
    [
      {
        items: [
          { ...bet, member: 1n, key: 'bet1' },
          { ...win, member: 3n, key: 'win1', ref: 'bet1' },
        ],
      },
      { items: [{ ...undo, member: 1n, key: 'undo1', ref: 'gift1' }] },
    ],
    [
      {
        items: [
          { ...undo, member: 1n, key: 'undo1', ref: 'win1' },
          { ...win, member: 1n, key: 'win1', ref: 'bet3' },
          { ...undo, member: 3n, key: 'undo2', ref: 'bet3' },
        ],
      },
    ],
    // Taken member by member, the third would cancel first what the second books.
    [
      {
        items: [
          { ...deposit, member: 1n, key: 'deposit1' },
          { ...bet, member: 1n, key: 'bet1', amount: 7n },
          { ...undo, member: 3n, key: 'undo1', ref: 'bet1' },
        ],
      },
    ],
  ];
})();

type LimitStep = Pick<LedgerLimit, 'member' | 'measure' | 'period'> & { allowed: bigint };
type Step =
  | { items: LedgerItem[] }
  | { member: bigint; isClosed: boolean }
  | { limit: LimitStep }
  | { member: bigint; block: 'excluded' | 'time_out' | undefined }
  | { period: 'day' | 'week' | 'month' };

/** Low limits over few members, so that they meet bets, wins and rollbacks. */
const limitSteps: fc.Arbitrary<LimitStep> = fc
  .record({
    member: fc.constantFrom(...members),
    kind: fc.constantFrom(
      ...([
        ['deposit', 'day'],
        ['deposit', 'week'],
        ['loss', 'day'],
        ['loss', 'month'],
        ['stake', 'bet'],
        ['session', 'session'],
      ] as const),
    ),
    allowed: fc.constantFrom(0n, 29n, 30n, 130n),
  })
  .map(({ member, kind: [measure, period], allowed }) => ({
    ...{ member, measure, period },
    allowed: measure === 'session' ? (allowed === 29n ? 0n : 600n) : allowed,
  }));

async function takeStep(ledger: Ledger, brand: number, step: Exclude<Step, { items: LedgerItem[] }>): Promise<void> {
  if ('isClosed' in step) {
    const { member, isClosed } = step;
    await setAccountState(pool, { brandId: brand, memberId: member, state: isClosed ? 'closed' : 'open' });
    ledger.setClosed(brand, member, isClosed);
  } else if ('limit' in step) {
    const { member, measure, period, allowed } = step.limit;
    await pool.query(`select limits_set($1, $2, 'CNY', $3, $4, $5, 24)`, [brand, member, measure, period, allowed]);
    // Makes a pending relaxation due.
    await owner.query(`update limits_rules set next_from = 'epoch' where brand_id = $1 and next_from is not null`, [
      brand,
    ]);
    ledger.setLimit({ brand, member, currency: 'CNY', measure, period, allowed });
  } else if ('block' in step) {
    const { member, block } = step;
    await owner.query('delete from limits_blocks where brand_id = $1 and member_id = $2', [brand, member]);
    const kind = block === 'excluded' ? 'selfExclusion' : 'timeOut';
    if (block !== undefined) {
      await pool.query(`select limits_block($1, $2, $3, now() + interval '1 day', '', '')`, [brand, member, kind]);
    }
    ledger.setBlock(brand, member, block);
  } else {
    await owner.query('update test_periods set begins = clock_timestamp() where period = $1', [step.period]);
    ledger.beginPeriod(step.period);
  }
}

describe('the posting function against the reference model', () => {
  it('[I-01] [I-02] answers and books any sequence of calls like the model', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            { weight: 12, arbitrary: fc.record({ items: fc.array(itemsOf(1), { minLength: 1, maxLength: 12 }) }) },
            { weight: 1, arbitrary: fc.record({ member: fc.constantFrom(...members), isClosed: fc.boolean() }) },
            { weight: 3, arbitrary: fc.record({ limit: limitSteps }) },
            {
              weight: 1,
              arbitrary: fc.record({
                member: fc.constantFrom(...members),
                block: fc.constantFrom('excluded' as const, 'time_out' as const, undefined, undefined),
              }),
            },
            { weight: 1, arbitrary: fc.record({ period: fc.constantFrom('day' as const, 'week', 'month') }) },
          ),
          { minLength: 1, maxLength: 10 },
        ),
        async (steps: Step[]) => {
          lastBrand += 1;
          const brandId = lastBrand;
          const ledger = createLedger();
          for (const period of ['day', 'week', 'month'] as const) await takeStep(ledger, brandId, { period });
          for (const memberId of members) {
            await openMemberAccounts(pool, { brandId, memberId, currencies: ['CNY'] });
            ledger.open(brandId, memberId, 'CNY');
          }
          for (const step of steps) {
            if (!('items' in step)) {
              await takeStep(ledger, brandId, step);
              continue;
            }
            const items = step.items.map((item) => ({ ...item, brand: brandId }));
            try {
              expect(await post(items)).toEqual(expected(ledger, items));
            } catch (error) {
              // Two members' items with one key in one list violate its uniqueness: nothing of it is booked, and the
              // batcher then retries one by one.
              if ((error as { constraint?: string }).constraint !== 'wallet_transfers_key') throw error;
              for (const item of items) {
                expect(await post([item])).toEqual(expected(ledger, [item]));
              }
            }
          }
          await expectSameBooks(ledger, brandId);
        },
      ),
      {
        numRuns: Number(process.env['RUNS'] ?? 40),
        examples: sharedKeys.map((steps): [Step[]] => [steps]),
      },
    );
  });

  it(
    '[A154] [I-12] handles bet, win and rollback in every order up to length 6, with retries, like the model',
    { timeout: 300_000 },
    async () => {
      lastBrand += 1;
      const brand = lastBrand;
      const ledger = createLedger();
      const steps = ['bet', 'win', 'rollback'] as const;
      const sequences: (typeof steps)[number][][] = [];
      const extend = (sequence: (typeof steps)[number][]): void => {
        if (sequence.length > 0) sequences.push(sequence);
        if (sequence.length < 6) for (const step of steps) extend([...sequence, step]);
      };
      extend([]);
      expect(sequences).toHaveLength(1092);

      const owners = sequences.map((sequence, index) => ({ sequence, member: BigInt(index + 1) }));
      for (const { member } of owners) ledger.open(brand, member, 'CNY');
      await pool.query(`select wallet_open($1, m, array['CNY']) from generate_series(1, $2::bigint) m`, [
        brand,
        owners.length,
      ]);
      const inTurn = async (items: LedgerItem[]): Promise<void> => {
        for (let at = 0; at < items.length; at += 64) {
          const list = items.slice(at, at + 64);
          expect(await post(list)).toEqual(expected(ledger, list));
        }
      };
      const common = { brand, ...blank };
      await inTurn(
        owners.map(({ member }) => ({
          ...common,
          member,
          key: `in-${member}`,
          kind: 'deposit',
          debit: 'house.bank',
          credit: 'main',
          amount: 50n,
        })),
      );
      for (let turn = 0; turn < 6; turn += 1) {
        await inTurn(
          owners.flatMap(({ sequence, member }): LedgerItem[] => {
            const step = sequence[turn];
            const mine = { ...common, member, content: 'round' };
            if (step === 'bet')
              return [
                { ...mine, key: `bet-${member}`, kind: 'bet', debit: 'main', credit: 'house.vendor:a', amount: 30n },
              ];
            if (step === 'win')
              return [
                {
                  ...mine,
                  key: `win-${member}`,
                  kind: 'win',
                  debit: 'house.vendor:a',
                  credit: 'main',
                  amount: 80n,
                  rule: 'requires',
                  ref: `bet-${member}`,
                  refContent: 'round',
                },
              ];
            if (step === 'rollback')
              return [{ ...mine, key: `undo-${member}`, kind: 'rollback', rule: 'reverses', ref: `bet-${member}` }];
            return [];
          }),
        );
      }
      await expectSameBooks(ledger, brand);
      // Guarantees for vendors, independent of the model: a bet counts at most once, and never after its rollback.
      for (const { sequence, member } of owners) {
        const firstBet = sequence.indexOf('bet');
        const firstUndo = sequence.indexOf('rollback');
        const won =
          firstBet >= 0 &&
          sequence.some(
            (step, index) =>
              step === 'win' &&
              index > firstBet &&
              (firstUndo < 0 || index < firstUndo || firstUndo > sequence.indexOf('win', firstBet)),
          );
        const isUndone =
          firstUndo >= 0 && (firstUndo < firstBet || !won || sequence.indexOf('win', firstBet) > firstUndo);
        const balance = firstBet < 0 || isUndone ? 50n : won ? 100n : 20n;
        expect([sequence, ledger.balanceOf(brand, member, 'CNY', 'main')]).toEqual([sequence, balance]);
      }
    },
  );
});

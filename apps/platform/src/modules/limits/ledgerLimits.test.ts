import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import {
  openMemberAccounts,
  postWithin,
  verifyLedger,
  type PostResult,
  type WalletItem,
} from '#modules/wallet/index.ts';

/** How often each race is run; `npm run proof -- races` runs them ten times as often. */
const RACES = Number(process.env['RACES'] ?? 5);

let db: TestDatabase;
let pools: [Pool, Pool];
let owner: Pool;
let lastMember = 0n;

beforeAll(async () => {
  db = await createTestDatabase();
  pools = [createPool({ url: db.url, max: 8 }), createPool({ url: db.url, max: 8 })];
  owner = openOwner(db.url, { max: 1 });
});
afterEach(async () => {
  const report = await verifyLedger(pools[0]);
  expect(report.faults).toEqual([]);
  for (const row of report.trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
});
afterAll(async () => {
  for (const pool of [...pools, owner]) await pool.end();
  await db.drop();
});

const base = { brandId: 1, currency: 'CNY', scope: 'test' };

async function memberWith(amount: bigint): Promise<bigint> {
  lastMember += 1n;
  await openMemberAccounts(pools[0], { brandId: 1, memberId: lastMember, currencies: ['CNY'] });
  await post(deposit(lastMember, amount));
  return lastMember;
}

const deposit = (memberId: bigint, amount: bigint, key: string = randomUUID()): WalletItem => ({
  ...{ ...base, memberId, key, kind: 'deposit', amount },
  ...{ debit: 'house.bank', credit: 'main' },
});
const bet = (memberId: bigint, amount: bigint, key: string = randomUUID()): WalletItem => ({
  ...{ ...base, memberId, key, kind: 'bet', amount },
  ...{ debit: 'main', credit: 'house.vendor:a' },
});
const win = (memberId: bigint, amount: bigint, ref: string): WalletItem => ({
  ...{ ...base, memberId, key: `win ${ref}`, kind: 'win', amount, rule: 'requires', ref },
  ...{ debit: 'house.vendor:a', credit: 'main' },
});
const undo = (memberId: bigint, ref: string): WalletItem => ({
  ...{ ...base, memberId, key: `undo ${ref}`, kind: 'rollback', rule: 'reverses', ref },
});

async function post(item: WalletItem): Promise<PostResult> {
  const [result] = await postWithin(pools[0], [item]);
  if (!result) throw new Error('The books gave no answer.');
  return result;
}
const outcomeOf = async (item: WalletItem): Promise<string> => (await post(item)).outcome;

async function setLimit(memberId: bigint, measure: string, period: string, allowed: bigint | null): Promise<void> {
  await pools[0].query(`select limits_set(1, $1, 'CNY', $2, $3, $4, 24)`, [memberId, measure, period, allowed]);
}
async function block(memberId: bigint, kind: string, operator = ''): Promise<void> {
  const values = [memberId, kind, operator, operator === '' ? '' : 'a reason'];
  await pools[0].query(`select limits_block(1, $1, $2, now() + interval '1 day', $3, $4)`, values);
}
const count = (results: readonly PostResult[], outcome: string): number =>
  results.filter((result) => result.outcome === outcome).length;

/** 64 concurrent callers over two processes, of whom ten may pass. */
async function race(measure: 'loss' | 'deposit'): Promise<PostResult[]> {
  const memberId = await memberWith(measure === 'loss' ? 10_000n : 5n);
  await setLimit(memberId, measure, 'day', 105n);
  const item = measure === 'loss' ? bet : deposit;
  const calls = Array.from({ length: 64 }, (_, at) => postWithin(pools[at % 2] as Pool, [item(memberId, 10n)]));
  return (await Promise.all(calls)).flat();
}

describe('concurrency', () => {
  it(
    '[I-37] 64 callers against a loss limit for ten bets: exactly ten pass, each time',
    { timeout: 300_000 },
    async () => {
      for (let trial = 0; trial < RACES; trial += 1) {
        const results = await race('loss');
        expect([count(results, 'applied'), count(results, 'loss_limit')]).toEqual([10, 54]);
      }
    },
  );

  it(
    '[I-37] 64 callers against a deposit limit for ten: exactly ten pass, each time',
    { timeout: 300_000 },
    async () => {
      for (let trial = 0; trial < RACES; trial += 1) {
        const results = await race('deposit');
        expect([count(results, 'applied'), count(results, 'deposit_limit')]).toEqual([10, 54]);
      }
    },
  );

  it('the test fails if booked amounts are not counted', async () => {
    const name = 'limits_count(wallet_item[], integer, bigint[], smallint, bigint, timestamptz)';
    const { rows } = await owner.query<{ text: string }>(`select pg_get_functiondef('${name}'::regprocedure) as text`);
    const sound = rows[0]?.text ?? '';
    await owner.query(sound.replace('from moved m\n', 'from (select * from moved limit 0) m\n'));
    try {
      expect(count(await race('loss'), 'applied')).toBeGreaterThan(10);
    } finally {
      await owner.query(sound);
    }
    expect(count(await race('loss'), 'applied')).toBe(10);
  });
});

describe('a bet', () => {
  it('above the stake limit is refused, below it is not, and the refusal is final', async () => {
    const memberId = await memberWith(100n);
    await setLimit(memberId, 'stake', 'bet', 10n);
    const high = bet(memberId, 11n);
    expect(await outcomeOf(high)).toBe('stake_limit');
    expect(await outcomeOf(bet(memberId, 10n))).toBe('applied');
    await owner.query(`update limits_rules set allowed = 50 where member_id = $1`, [memberId]);
    expect(await post(high)).toMatchObject({ outcome: 'stake_limit', isReplayed: true });
    expect(await outcomeOf(bet(memberId, 11n))).toBe('applied');
  });

  it('counts as a loss until its win arrives or it is rolled back', async () => {
    const memberId = await memberWith(1_000n);
    await setLimit(memberId, 'loss', 'week', 100n);
    expect(await outcomeOf(bet(memberId, 100n, 'lost 1'))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('loss_limit');
    expect(await outcomeOf(win(memberId, 30n, 'lost 1'))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 31n))).toBe('loss_limit');
    expect(await outcomeOf(bet(memberId, 30n, 'lost 2'))).toBe('applied');
    expect(await outcomeOf(undo(memberId, 'lost 2'))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 30n))).toBe('applied');
  });

  it("is limited by the losses of the new day only, and rollbacks of yesterday's free nothing", async () => {
    const memberId = await memberWith(1_000n);
    await setLimit(memberId, 'loss', 'day', 100n);
    expect(await outcomeOf(bet(memberId, 100n, 'of yesterday'))).toBe('applied');
    // The brand's next day begins now.
    const { rows: found } = await owner.query<{ text: string; now: string }>(
      `select pg_get_functiondef('limits_begin'::regproc) as text, clock_timestamp()::text as now`,
    );
    await owner.query(`create or replace function limits_begin(brand integer, period text, at timestamptz)
      returns timestamptz language sql stable as $$ select timestamptz '${found[0]?.now}' $$`);
    try {
      expect(await outcomeOf(undo(memberId, 'of yesterday'))).toBe('applied');
      expect(await outcomeOf(bet(memberId, 101n))).toBe('loss_limit');
      expect(await outcomeOf(bet(memberId, 100n))).toBe('applied');
      expect(await outcomeOf(bet(memberId, 1n))).toBe('loss_limit');
    } finally {
      await owner.query(found[0]?.text ?? '');
    }
  });

  it('starts a session, which ends after half an hour without one, and too long a session refuses bets', async () => {
    const memberId = await memberWith(1_000n);
    await setLimit(memberId, 'session', 'session', 60n);
    expect(await outcomeOf(bet(memberId, 1n))).toBe('applied');
    const shift = (since: string, touched: string) =>
      owner.query(
        `update limits_rules set since = now() - $2::interval, touched_at = now() - $3::interval where member_id = $1`,
        [memberId, since, touched],
      );
    await shift('59 minutes', '1 minute');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('applied');
    await shift('60 minutes', '1 minute');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('session_limit');
    await shift('90 minutes', '31 minutes');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('applied');
  });
});

describe('a limit', () => {
  it("of losses is not raised by manual credits, only by vendors' payouts", async () => {
    const memberId = await memberWith(1_000n);
    await setLimit(memberId, 'loss', 'day', 100n);
    const adjust = (debit: 'house.adjust:gift' | 'house.vendor:a'): WalletItem => ({
      ...{ ...base, memberId, key: randomUUID(), kind: 'adjust', amount: 50n },
      ...{ debit, credit: 'main' },
    });
    expect(await outcomeOf(bet(memberId, 100n))).toBe('applied');
    expect(await outcomeOf(adjust('house.adjust:gift'))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('loss_limit');
    expect(await outcomeOf(adjust('house.vendor:a'))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 50n))).toBe('applied');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('loss_limit');
  });

  it('includes losses and deposits from before it was set', async () => {
    const memberId = await memberWith(70n);
    expect(await outcomeOf(bet(memberId, 40n, 'before'))).toBe('applied');
    expect(await outcomeOf(win(memberId, 10n, 'before'))).toBe('applied');
    await setLimit(memberId, 'loss', 'month', 40n);
    await setLimit(memberId, 'deposit', 'month', 100n);
    expect(await outcomeOf(bet(memberId, 11n))).toBe('loss_limit');
    expect(await outcomeOf(bet(memberId, 10n))).toBe('applied');
    expect(await outcomeOf(deposit(memberId, 31n))).toBe('deposit_limit');
    expect(await outcomeOf(deposit(memberId, 30n))).toBe('applied');
  });

  it('applies at once if stricter, and a day later if relaxed or removed', async () => {
    const memberId = await memberWith(1_000n);
    const standing = async () => {
      const { rows } = await owner.query<{ allowed: bigint | null; next: bigint | null; hours: number | null }>(
        `select allowed, next_allowed as next, round(extract(epoch from next_from - now()) / 3600)::integer as hours
           from limits_standing(1, $1, 'CNY', clock_timestamp())`,
        [memberId],
      );
      return rows[0];
    };
    await setLimit(memberId, 'stake', 'bet', 10n);
    await setLimit(memberId, 'stake', 'bet', 50n);
    expect(await standing()).toEqual({ allowed: 10n, next: 50n, hours: 24 });
    expect(await outcomeOf(bet(memberId, 11n))).toBe('stake_limit');
    await owner.query(`update limits_rules set next_from = now() - interval '1 second' where member_id = $1`, [
      memberId,
    ]);
    expect(await standing()).toEqual({ allowed: 50n, next: null, hours: null });
    expect(await outcomeOf(bet(memberId, 50n))).toBe('applied');
    await setLimit(memberId, 'stake', 'bet', null);
    expect(await standing()).toEqual({ allowed: 50n, next: null, hours: 24 });
    // A stricter limit in the meantime applies at once and cancels the relaxation.
    await setLimit(memberId, 'stake', 'bet', 20n);
    expect(await standing()).toEqual({ allowed: 20n, next: null, hours: null });
    // No brand can shorten the delay below a day.
    await pools[0].query(`select limits_set(1, $1, 'CNY', 'stake', 'bet', null, 0)`, [memberId]);
    expect((await standing())?.hours).toBe(24);
  });

  it('that is requested again does not restart its delay', async () => {
    const memberId = await memberWith(10n);
    await setLimit(memberId, 'stake', 'bet', 10n);
    await setLimit(memberId, 'stake', 'bet', 30n);
    const { rows: first } = await owner.query('select next_from from limits_rules where member_id = $1', [memberId]);
    await setLimit(memberId, 'stake', 'bet', 30n);
    const { rows: second } = await owner.query('select next_from from limits_rules where member_id = $1', [memberId]);
    expect(second).toEqual(first);
  });
});

describe('a member', () => {
  it.each([
    ['timeOut', 'time_out', ''],
    ['selfExclusion', 'excluded', ''],
    ['operatorExclusion', 'excluded', 'operator'],
  ])('in a %s can neither bet nor deposit, and do everything else', async (kind, refusal, operator) => {
    const memberId = await memberWith(100n);
    const placed = bet(memberId, 10n);
    expect(await outcomeOf(placed)).toBe('applied');
    expect(await outcomeOf(bet(memberId, 10n, `${kind} taken`))).toBe('applied');
    await block(memberId, kind, operator);
    const refused = deposit(memberId, 10n);
    expect(await outcomeOf(bet(memberId, 1n))).toBe(refusal);
    expect(await outcomeOf(refused)).toBe(refusal);
    const outside = { ...bet(memberId, 1n), kind: 'transferOut', credit: 'house.transit:9' } as WalletItem;
    expect(await outcomeOf(outside), 'money for a wallet outside').toBe(refusal);
    expect(await post(placed)).toMatchObject({ outcome: 'applied', isReplayed: true });
    expect(await outcomeOf(win(memberId, 25n, placed.key))).toBe('applied');
    expect(await outcomeOf(undo(memberId, `${kind} taken`))).toBe('applied');
    const hold = { ...bet(memberId, 115n), kind: 'withdrawal', credit: 'hold.withdrawal' } as WalletItem;
    expect(await post(hold)).toMatchObject({ outcome: 'applied', balance: 0n });
    await owner.query(
      `update limits_blocks set begins_at = now() - interval '2 days', ends_at = now()
      where member_id = $1`,
      [memberId],
    );
    expect(await outcomeOf(refused), 'a deposit may come again').toBe('applied');
    expect(await outcomeOf(bet(memberId, 1n))).toBe('applied');
  });

  it('without limits is not checked, and a later account of one with limits is', async () => {
    const memberId = await memberWith(1n);
    const guarded = async () => {
      const { rows } = await owner.query<{ currency: string; guarded: boolean }>(
        `select currency, guarded from wallet_accounts where member_id = $1 and name = 'main' order by currency`,
        [memberId],
      );
      return rows;
    };
    expect(await guarded()).toEqual([{ currency: 'CNY', guarded: false }]);
    await block(memberId, 'timeOut');
    await openMemberAccounts(pools[0], { brandId: 1, memberId, currencies: ['USD'] });
    expect(await guarded()).toEqual([
      { currency: 'CNY', guarded: true },
      { currency: 'USD', guarded: true },
    ]);
    expect(await outcomeOf({ ...bet(memberId, 1n), currency: 'USD' })).toBe('time_out');
  });

  it('cannot be exempted by the application: limits change by their functions only', async () => {
    for (const text of [
      'update limits_rules set allowed = null',
      'delete from limits_blocks',
      `update wallet_accounts set guarded = false`,
      `insert into limits_kinds values ('x', 'return')`,
    ]) {
      await expect(pools[0].query(text), text).rejects.toMatchObject({ code: '42501' });
    }
  });
});

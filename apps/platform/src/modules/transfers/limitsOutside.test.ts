import { getBalance, getLimits, launchGame, transferWallet } from '@baize/contract';
import {
  startPlatform,
  startPurse,
  type TestMember,
  type TestPlatform,
  type TestPurse,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { postWithin, verifyLedger } from '#modules/wallet/index.ts';
import { readDueRounds } from './jobs/readDueRounds.ts';

const YUAN = 100_000n;
const vendors = ['pavilion', 'arbour'] as const;
type VendorCode = (typeof vendors)[number];
let site: TestPlatform;
let purses: Record<VendorCode, TestPurse>;
beforeAll(async () => {
  site = await startPlatform();
  purses = { pavilion: await startPurse(site), arbour: await startPurse(site, { code: 'arbour' }) };
});
afterAll(async () => {
  await site.close();
  for (const purse of Object.values(purses)) await purse.close();
});
afterEach(async () => {
  purses.pavilion.around = undefined;
  const { faults } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
});

async function member(limit?: { measure: string; period: string; allowed: bigint }): Promise<TestMember> {
  const one = await purses.pavilion.member(1_000n * YUAN);
  if (limit) await setLimit(one, limit.measure, limit.period, limit.allowed);
  return one;
}
const setLimit = ({ memberId }: TestMember, measure: string, period: string, allowed: bigint) =>
  site.owner.query(`select limits_set(1, $1, 'CNY', $2, $3, $4, 24)`, [memberId, measure, period, allowed]);

async function move({ token }: TestMember, yuan: bigint, { to = 'pavilion', back = false } = {}): Promise<string> {
  const way = back ? { from: to, to: 'main' } : { from: 'main', to };
  const input = { requestId: randomUUID(), ...way, amount: yuan * YUAN };
  const { answer } = await site.call(transferWallet, input, { token });
  return answer.value?.status ?? answer.code;
}
async function launch({ token }: TestMember, vassalage: VendorCode = 'pavilion'): Promise<string> {
  const input = { vassalage, gameCode: 'coin-toss', device: 'desktop', language: 'EN' } as const;
  return (await site.call(launchGame, input, { token })).answer.code;
}
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

async function stake({ memberId }: TestMember, yuan: bigint): Promise<string | undefined> {
  const item = { brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID() };
  const sides = { kind: 'bet', debit: 'main', credit: 'house.vendor:a' } as const;
  const [result] = await postWithin(site.platform.pool, [{ ...item, ...sides, amount: yuan * YUAN }]);
  return result?.outcome;
}

/** The counted loss of the current period. */
async function lost({ token }: TestMember, period = 'day'): Promise<bigint | undefined> {
  const { answer } = await site.call(getLimits, {}, { token });
  return answer.value?.limits.find((one) => one.measure === 'loss' && one.period === period)?.used;
}

/** A round at the vendor, with its money there; the list is read until it is known here. */
async function play(one: TestMember, yuan: { stake: bigint; win: bigint }, before = '0 minutes'): Promise<string> {
  const id = randomUUID();
  const { db } = purses.pavilion;
  const name = `baize-${one.memberId}`;
  await db.query(
    `insert into studio_purse_tosses (id, operator_id, username, stake, win, picked, fell, created_at)
     values ($1, 'baize', $2, $3, $4, 'sun', 'sun', now() - $5::interval)`,
    [id, name, yuan.stake * 100n, yuan.win * 100n, before],
  );
  await db.query('update studio_purses set balance = balance + $2 where username = $1', [
    ...[name, (yuan.win - yuan.stake) * 100n],
  ]);
  await read(async () => {
    const { rows } = await site.owner.query('select from vendors_rounds where member_id = $1 and round = $2', [
      ...[one.memberId, id],
    ]);
    return rows.length === 1;
  });
  return id;
}

async function read(holds: () => Promise<boolean>): Promise<void> {
  const { pool, wallet, vendors: found } = site.platform;
  await waitUntil(async () => {
    await site.owner.query('update transfers_round_lists set next_at = now() where next_at > now()');
    await readDueRounds({ pool, wallet, vendors: found, log: createLogger('silent', 'test') });
    return holds();
  });
}

/** Concurrent moves to two vendors, of which a limit of 100 allows only one. */
async function race() {
  const one = await member({ measure: 'loss', period: 'day', allowed: 100n * YUAN });
  const answers = await Promise.all(
    [...Array(12)].map((_, at) => move(one, 60n, { to: vendors[at % 2] ?? 'pavilion' })),
  );
  return { one, answers };
}

describe('a loss limit', () => {
  it('[I-37] limits what goes to transfer vendors, also under concurrency', async () => {
    for (let trial = 0; trial < 3; trial += 1) {
      const { one, answers } = await race();
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(new Set(answers)).toSatisfy((found: Set<string>) =>
        [...found].every((answer) => ['done', 'loss_limit', 'transfer_in_progress'].includes(answer)),
      );
      expect(await move(one, 41n, { to: 'arbour' })).toBe('loss_limit');
      expect(await move(one, 40n, { to: 'arbour' })).toBe('done');
      expect(await main(one)).toBe(900n * YUAN);
    }
  });

  it('fails if money moved there is not counted', async () => {
    const name = 'limits_moved(integer, bigint, text, bigint)';
    const { rows } = await site.owner.query<{ text: string }>(
      `select pg_get_functiondef('${name}'::regprocedure) as text`,
    );
    const sound = rows[0]?.text ?? '';
    await site.owner.query(sound.replace('(member, brand, money, change)', '(member, brand, money, 0)'));
    try {
      expect((await race()).answers.filter((answer) => answer === 'done').length).toBeGreaterThan(1);
    } finally {
      await site.owner.query(sound);
    }
  });

  it('counts money there towards stakes here too, until it is back', async () => {
    const one = await member({ measure: 'loss', period: 'week', allowed: 100n * YUAN });
    expect(await move(one, 70n)).toBe('done');
    expect([await stake(one, 31n), await stake(one, 30n)]).toEqual(['loss_limit', 'applied']);
    expect(await move(one, 1n, { to: 'arbour' })).toBe('loss_limit');
    expect(await move(one, 70n, { back: true })).toBe('done');
    expect([await stake(one, 71n), await stake(one, 70n)]).toEqual(['loss_limit', 'applied']);
  });

  it('[I-37] counts rounds of the vendor’s list in their period, with corrections and rollbacks', async () => {
    const one = await member({ measure: 'loss', period: 'day', allowed: 100n * YUAN });
    expect(await move(one, 100n)).toBe('done');
    const id = await play(one, { stake: 60n, win: 0n });
    expect(await lost(one)).toBe(60n * YUAN);
    // A loss there is counted as it leaves the wallet: the remaining limit is as before, zero.
    expect(await move(one, 1n)).toBe('loss_limit');
    expect(await move(one, 40n, { back: true })).toBe('done');
    expect(await move(one, 41n)).toBe('loss_limit');
    await purses.pavilion.db.query('update studio_purse_tosses set win = 2000 where id = $1', [id]);
    await purses.pavilion.db.query('update studio_purses set balance = balance + 2000 where username = $1', [
      `baize-${one.memberId}`,
    ]);
    await read(async () => (await lost(one)) === 40n * YUAN);
    await play(one, { stake: 10n, win: 0n }, '3 days');
    expect(await lost(one), 'of three days ago').toBe(40n * YUAN);
    // A limit set later has the same starting value.
    await setLimit(one, 'loss', 'week', 500n * YUAN);
    const { rows } = await site.owner.query<{ told: bigint }>(
      `select limits_told_loss(1, $1, 'CNY', limits_begin(1, 'week', now())) as told`,
      [one.memberId],
    );
    expect(await lost(one, 'week')).toBe(rows[0]?.told);
    expect(rows[0]?.told).toBeGreaterThanOrEqual(40n * YUAN);
  });

  it('is not bypassed by rounds missing in the list, and a failed transfer is given back', async () => {
    const one = await member({ measure: 'loss', period: 'day', allowed: 100n * YUAN });
    purses.pavilion.around = async (call, next) => (call.method === 'rl' ? 'lost' : next());
    expect(await move(one, 80n)).toBe('done');
    await purses.pavilion.db.query('update studio_purses set balance = 0 where username = $1', [
      `baize-${one.memberId}`,
    ]);
    expect(await move(one, 21n)).toBe('loss_limit');
    purses.pavilion.around = async (call, next) => (call.method === 'ft' ? { status: 1 } : next());
    const answer = await move(one, 20n);
    expect(['returned', 'unknown']).toContain(answer);
    purses.pavilion.around = undefined;
    if (answer === 'unknown') {
      await purses.pavilion.age(120_000);
      await waitUntil(async () => {
        await site.platform.jobs.turn('transfers.checkDueMoves');
        return (await main(one)) === 920n * YUAN;
      });
    }
    expect(await move(one, 20n)).toBe('done');
  });

  it('lets the balance follow into a game within its rest, and opens none once it is used up', async () => {
    const one = await member({ measure: 'loss', period: 'month', allowed: 100n * YUAN });
    expect(await launch(one)).toBe('ok');
    expect([await main(one), await purses.pavilion.balance(one)]).toEqual([900n * YUAN, 100n * YUAN]);
    expect(await launch(one), 'with what is there').toBe('ok');
    await play(one, { stake: 100n, win: 0n });
    expect([await launch(one), await launch(one, 'arbour')]).toEqual(['loss_limit', 'loss_limit']);
    expect(await main(one)).toBe(900n * YUAN);
  });

  it('below the money at the vendor opens no game until it is back', async () => {
    const one = await member();
    expect(await move(one, 300n)).toBe('done');
    await setLimit(one, 'loss', 'day', 100n * YUAN);
    expect(await launch(one)).toBe('loss_limit');
    expect(await move(one, 250n, { back: true })).toBe('done');
    expect(await launch(one)).toBe('ok');
    expect(await purses.pavilion.balance(one)).toBe(100n * YUAN);
  });
});

describe('other limits', () => {
  it('of stakes close vendors that cannot enforce them, and money can still come back', async () => {
    const one = await member();
    expect(await move(one, 50n)).toBe('done');
    await setLimit(one, 'stake', 'bet', 1_000n * YUAN);
    expect([await move(one, 1n), await launch(one)]).toEqual(['stake_limit', 'stake_limit']);
    expect(await move(one, 50n, { back: true })).toBe('done');
  });

  it('of sessions continue during rounds there, and refuse launches when over', async () => {
    const one = await member({ measure: 'session', period: 'session', allowed: 15n });
    expect(await launch(one)).toBe('ok');
    await play(one, { stake: 1n, win: 0n }, '10 minutes');
    expect(await launch(one)).toBe('ok');
    await site.owner.query(
      `update limits_rules set since = since - interval '10 minutes' where member_id = $1 and measure = 'session'`,
      [one.memberId],
    );
    expect(await move(one, 1n, { to: 'arbour' })).toBe('session_limit');
    expect(await launch(one)).toBe('session_limit');
    expect(await move(one, 1n, { back: true })).toBe('done');
  });
});

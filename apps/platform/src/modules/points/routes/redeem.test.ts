import {
  convertPoints,
  getBalance,
  getPointsBalance,
  listPointsDetails,
  listRedemptions,
  redeem,
  type InputOf,
} from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  goodPaymentPassword,
  openMall,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { verifyPoints } from '../index.ts';

/** How many race for the same points; `npm run proof -- races` has a hundred. */
const CALLERS = Number(process.env['CALLERS'] ?? 40);

let site: TestPlatform;
let beside: TestPlatform;
let mall: TestMall;
let ratioVersion: number;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  mall = await openMall(site);
  ({ ratioVersion } = await mall.set({}));
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  expect(await verifyPoints(site.platform.pool)).toEqual([]);
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  const { rows } = await site.owner.query<{ held: bigint; open: bigint; wrong: number }>(
    `select (select coalesce(sum(balance), 0)::bigint from wallet_accounts where name = 'hold.points') as held,
            (select coalesce(sum(amount), 0)::bigint from points_redemptions where status = 'inProcess') as open,
            (select count(*)::int from points_rewards r where r.taken <> (select coalesce(sum(quantity), 0)
               from points_redemptions d where d.reward_id = r.id and d.status <> 'rejected')) as wrong`,
  );
  expect(rows[0]?.held).toBe(rows[0]?.open);
  expect(rows[0]?.wrong).toBe(0);
});

type Reward = { id: string; version: number };
type Changes = Partial<InputOf<typeof redeem>> & { at?: TestPlatform };
const parcel = { recipient: 'Ming Example', address: '12 Cloth Street, Ipoh', mobile: '+60 12-345 6789' };
const ask = async (member: { token: string }, reward: Reward, { at = site, ...changes }: Changes = {}) => {
  const input = {
    ...{ requestId: randomUUID(), rewardId: reward.id, version: reward.version, quantity: 1 },
    ...{ recipient: '', address: '', mobile: '', paymentPassword: goodPaymentPassword },
  };
  return (await at.call(redeem, { ...input, ...changes }, { token: member.token })).answer;
};
/** Retries while overloaded or locked by its own other calls. */
const insist = async (member: { token: string }, reward: Reward, changes: Changes): Promise<string> => {
  const { code } = await ask(member, reward, changes);
  return code === 'overloaded' || code === 'payment_password_locked' ? insist(member, reward, changes) : code;
};
/** The same for one conversion, with a new request id each time. */
const insistOnConverting = async (member: { token: string }, at: TestPlatform): Promise<string> => {
  const input = { requestId: randomUUID(), units: 1, ratioVersion, paymentPassword: goodPaymentPassword };
  const { code } = (await at.call(convertPoints, input, { token: member.token })).answer;
  return code === 'overloaded' || code === 'payment_password_locked' ? insistOnConverting(member, at) : code;
};
const points = async ({ token }: { token: string }) =>
  (await site.call(getPointsBalance, {}, { token })).answer.value?.balance;
const money = async ({ token }: { token: string }) =>
  (await site.call(getBalance, {}, { token })).answer.value?.balance;
const rich = async (amount = 1_000, balance = 0n) => {
  const member = await registerPayee(site, balance);
  await mall.give(member, amount);
  return member;
};
const gift = { kind: 'gift' as const, pays: 0n, needsAddress: true };

describe('works', () => {
  it('[POINTS-01] [CALL-69] takes the points at once and leaves the reward in process', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    const { value } = await ask(member, reward, { quantity: 3 });
    expect(value).toMatchObject({
      ...{ kind: 'credit', quantity: 3, unitPoints: 100, points: 300, amount: 0n, pays: 600_000n, currency: 'CNY' },
      ...{ status: 'inProcess', remark: '', decidedAt: null, name: { EN: 'Credit 2.00' } },
    });
    expect(value?.reference).toMatch(/^PR\d{10}$/);
    expect(await points(member)).toBe(700);
    expect(await money(member)).toBe(0n);
    const lines = await site.call(listPointsDetails, { pageNum: 1, pageSize: 5 }, { token: member.token });
    expect(lines.answer.value?.content[0]).toMatchObject({
      ...{ kind: 'redeemed', amount: -300, balanceAfter: 700, reference: value?.reference },
    });
  });

  it('[POINTS-08] stores the delivery address of a gift, and holds the money part of its price', async () => {
    const member = await rich(1_000, 5_000_000n);
    const reward = await mall.addReward({ ...gift, amount: 1_000_000n });
    const { value } = await ask(member, reward, { ...parcel, quantity: 2 });
    expect(value).toMatchObject({ ...parcel, mobile: '+60123456789', amount: 2_000_000n, pays: 0n });
    expect(await money(member)).toBe(3_000_000n);
  });

  it('is idempotent by request id, across processes', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    const requestId = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => ask(member, reward, { requestId, at: n % 2 === 0 ? site : beside })),
    );
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await points(member)).toBe(900);
    expect((await ask(member, reward, { requestId, quantity: 2 })).code).toBe('request_conflict');
  });
});

describe('concurrency', () => {
  it(
    '[A180] [I-38] concurrent redemptions and conversions on points for five, with a stock of two: points and stock end at exactly zero',
    { timeout: 120_000 },
    async () => {
      const member = await rich(500);
      const reward = await mall.addReward({ stock: 2 });
      const before = (await money(member)) ?? 0n;
      const codes = await Promise.all(
        Array.from({ length: CALLERS }, async (_, n) => {
          const at = n % 4 < 2 ? site : beside;
          return n % 2 === 0 ? insist(member, reward, { at }) : insistOnConverting(member, at);
        }),
      );
      const redeemed = codes.filter((code, n) => n % 2 === 0 && code === 'ok').length;
      const converted = codes.filter((code, n) => n % 2 === 1 && code === 'ok').length;
      expect(redeemed + converted).toBe(5);
      expect(redeemed).toBeLessThanOrEqual(2);
      expect(new Set(codes)).toEqual(
        new Set(['ok', 'insufficient_points', ...codes.filter((code) => code === 'reward_sold_out')]),
      );
      expect(await points(member)).toBe(0);
      expect((await money(member)) ?? 0n).toBe(before + BigInt(converted) * 100_000n);
      const { rows } = await site.owner.query<{ taken: number; least: bigint; lines: number }>(
        `select r.taken, (select min(balance_after) from points_entries where member_id = $2) as least,
                (select count(*)::int from points_entries where member_id = $2 and amount < 0) as lines
           from points_rewards r where r.id = $1`,
        [reward.id, member.memberId],
      );
      expect(rows).toEqual([{ taken: redeemed, least: 0n, lines: 5 }]);
    },
  );

  it('[A180] keeps stock and the limit per member under concurrency', { timeout: 120_000 }, async () => {
    const people = await Promise.all([rich(), rich(), rich()]);
    const reward = await mall.addReward({ stock: 5, memberCap: 2 });
    const codes = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const member = people[n % 3];
        if (!member) throw new Error('nobody');
        return insist(member, reward, { at: n % 2 === 0 ? site : beside });
      }),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    const left = await Promise.all(people.map(points));
    expect(left.reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(3_000 - 500);
    expect(Math.min(...left.map((one) => one ?? 0))).toBe(800);
  });
});

describe('refuses', () => {
  it('[POINTS-08] [A185] a missing or wrong payment password, and all for a while after five wrong ones', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    const bare = await registerMember(site);
    await mall.give(bare, 500);
    expect((await ask(bare, reward)).code).toBe('payment_password_missing');
    for (let n = 0; n < 5; n += 1) {
      const { code } = await ask(member, reward, { paymentPassword: '000000' });
      expect(['payment_password_incorrect', 'payment_password_locked']).toContain(code);
    }
    expect((await ask(member, reward)).code).toBe('payment_password_locked');
    // The counter is shared by all calls that require the password.
    expect((await member.withdraw(1_000_000n)).code).not.toBe('ok');
    expect(await points(member)).toBe(1_000);
  });

  it('[POINTS-08] a gift without recipient, address or mobile number', async () => {
    const member = await rich();
    const reward = await mall.addReward(gift);
    for (const [change, code] of [
      [{ recipient: ' ' }, 'recipient_required'],
      [{ address: '' }, 'address_required'],
      [{ mobile: '' }, 'mobile_invalid'],
      [{ mobile: 'call me' }, 'mobile_invalid'],
    ] as const) {
      expect((await ask(member, reward, { ...parcel, ...change })).code).toBe(code);
    }
    expect(await points(member)).toBe(1_000);
  });

  it('[A182] a price, a ratio or points from the client', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    const plain = { requestId: randomUUID(), rewardId: reward.id, version: 1, quantity: 1, paymentPassword: '834512' };
    for (const extra of [{ points: 1 }, { unitPoints: 0 }, { amount: '0' }, { memberId: '1' }, { pays: '9999' }]) {
      const envelope = await site.seal(redeem.path, { ...plain, ...extra });
      const headers = { authorization: `Bearer ${member.token}` };
      const sent = await site.send('POST', redeem.path, { headers, body: JSON.stringify({ envelope }) });
      expect(sent.json()).toMatchObject({ code: 'unknown_field' });
    }
    for (const quantity of [0, -1, 1.5, 1_001, 2 ** 53, 1e300]) {
      const envelope = await site.seal(redeem.path, { ...plain, quantity });
      const headers = { authorization: `Bearer ${member.token}` };
      expect((await site.send('POST', redeem.path, { headers, body: JSON.stringify({ envelope }) })).status).toBe(400);
    }
    expect(await points(member)).toBe(1_000);
  });

  it("[A181] unknown, hidden, future, ended and other brands' rewards, and an outdated version", async () => {
    const member = await rich();
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const other = await openMall(site, { host: brandHosts.second });
    const foreign = await other.addReward();
    expect((await ask(member, foreign)).code).toBe('reward_not_found');
    expect((await ask(member, { id: '999999', version: 1 })).code).toBe('reward_not_found');
    expect((await ask(member, await mall.addReward({ isListed: false }))).code).toBe('reward_closed');
    expect((await ask(member, await mall.addReward({ opensAt: at(1) }))).code).toBe('reward_closed');
    expect((await ask(member, await mall.addReward({ closesAt: at(-1) }))).code).toBe('reward_closed');
    const reward = await mall.addReward();
    await site.owner.query('update points_rewards set points = 1, version = 2 where id = $1', [reward.id]);
    expect((await ask(member, reward)).code).toBe('reward_changed');
    expect(await points(member)).toBe(1_000);
  });

  it('more than the stock, than the limit per member, or than the member can pay', async () => {
    const member = await rich(1_000, 500_000n);
    expect((await ask(member, await mall.addReward({ stock: 2 }), { quantity: 3 })).code).toBe('reward_sold_out');
    const bounded = await mall.addReward({ memberCap: 2 });
    expect((await ask(member, bounded, { quantity: 2 })).code).toBe('ok');
    expect((await ask(member, bounded)).code).toBe('reward_cap');
    expect((await ask(member, await mall.addReward({ points: 801 }))).code).toBe('insufficient_points');
    const dear = await mall.addReward({ ...gift, amount: 1_000_000n });
    expect((await ask(member, dear, parcel)).code).toBe('insufficient_funds');
    expect(await points(member)).toBe(800);
    expect(await money(member)).toBe(500_000n);
  });

  it('[A186] [CALL-69] a plain body, and a replayed sealed one', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    const body = {
      ...{ requestId: randomUUID(), rewardId: reward.id, version: 1, quantity: 1, ...parcel },
      paymentPassword: goodPaymentPassword,
    };
    const headers = { authorization: `Bearer ${member.token}` };
    const post = async (text: string) => (await site.send('POST', redeem.path, { headers, body: text })).json();
    expect(await post(JSON.stringify(body))).toMatchObject({ code: 'envelope_required' });
    const sealed = JSON.stringify({ envelope: await site.seal(redeem.path, body) });
    expect(sealed).not.toMatch(/834512|Cloth Street|paymentPassword/);
    expect(await post(sealed)).toMatchObject({ code: 'ok' });
    expect(await post(sealed)).toMatchObject({ code: 'envelope_replayed' });
    expect(await points(member)).toBe(900);
  });

  it('[MODULE-10] brands without the module', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    await changeSettings(site, { modules: { PTSYS3: '0' } });
    expect((await ask(member, reward)).code).toBe('points_closed');
    await changeSettings(site, { modules: { PTSYS3: '1' } });
  });
});

describe('forbids', () => {
  it('[ROLE-07] guests, operators and trial accounts, and changes only own points', async () => {
    const member = await rich();
    const reward = await mall.addReward();
    expect((await ask({ token: '' }, reward)).code).toBe('not_logged_in');
    expect((await ask(await openOperator(site), reward)).code).toBe('not_logged_in');
    const poor: TestMember = await registerPayee(site);
    expect((await ask(poor, reward)).code).toBe('insufficient_points');
    expect(await points(member)).toBe(1_000);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [poor.memberId]);
    expect((await ask(poor, reward)).code).toBe('in_need_true_account');
    const own = await site.call(listRedemptions, { pageNum: 1, pageSize: 5 }, { token: member.token });
    expect(own.answer.value?.totalRows).toBe(0);
  });
});

import { convertPoints, getBalance, getPointsBalance, listTransactions, type InputOf } from '@baize/contract';
import {
  changeSettings,
  goodPaymentPassword,
  openMall,
  openOperator,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { verifyPoints } from '../index.ts';

let site: TestPlatform;
let beside: TestPlatform;
let mall: TestMall;
let ratioVersion = 1;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  mall = await openMall(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
beforeEach(async () => {
  ({ ratioVersion } = await mall.set({ ratioPoints: 100, ratioAmount: 100_000n }));
});
afterEach(async () => {
  expect(await verifyPoints(site.platform.pool)).toEqual([]);
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  // Paid conversions equal the recorded ones.
  const { rows } = await site.owner.query<{ paid: bigint; written: bigint }>(
    `select (select -coalesce(sum(balance), 0)::bigint from wallet_accounts where name = 'house.points:converted') as paid,
            (select coalesce(sum(pays), 0)::bigint from points_redemptions where kind = 'convert') as written`,
  );
  expect(rows[0]?.paid).toBe(rows[0]?.written);
});

type Changes = Partial<InputOf<typeof convertPoints>> & { at?: TestPlatform };
const convert = async (member: { token: string }, { at = site, ...changes }: Changes = {}) => {
  const input = { requestId: randomUUID(), units: 1, ratioVersion, paymentPassword: goodPaymentPassword };
  return (await at.call(convertPoints, { ...input, ...changes }, { token: member.token })).answer;
};
const insist = async (member: { token: string }, changes: Changes): Promise<string> => {
  const { code } = await convert(member, changes);
  return code === 'overloaded' || code === 'payment_password_locked' ? insist(member, changes) : code;
};
const both = async ({ token }: { token: string }) => [
  (await site.call(getPointsBalance, {}, { token })).answer.value?.balance,
  (await site.call(getBalance, {}, { token })).answer.value?.balance,
];
const rich = async (amount = 1_050) => {
  const member = await registerPayee(site);
  await mall.give(member, amount);
  return member;
};

describe('works', () => {
  it('[CALL-72] [I-06] pays the main wallet by the ratio and takes the points, at once', async () => {
    const member = await rich();
    const { value } = await convert(member, { units: 7 });
    expect(value).toMatchObject({
      ...{ kind: 'convert', quantity: 7, unitPoints: 100, points: 700, pays: 700_000n, status: 'approved' },
    });
    expect(await both(member)).toEqual([350, 700_000n]);
    const now = Date.now();
    const stretch = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 60_000).toISOString() };
    const lines = await site.call(
      listTransactions,
      { ...stretch, kind: 'pointsConverted', pageNum: 1, pageSize: 5 },
      { token: member.token },
    );
    expect(lines.answer.value?.page.content).toMatchObject([{ kind: 'pointsConverted', amount: 700_000n }]);
  });

  it('is idempotent by request id', async () => {
    const member = await rich();
    const requestId = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => convert(member, { requestId, at: n % 2 === 0 ? site : beside })),
    );
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await both(member)).toEqual([950, 100_000n]);
    expect((await convert(member, { requestId, units: 2 })).code).toBe('request_conflict');
  });

  it('[A180] pays ten of 40 concurrent requests on points for ten', async () => {
    const member = await rich();
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => insist(member, { at: n % 2 === 0 ? site : beside })),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(codes.filter((code) => code === 'insufficient_points')).toHaveLength(30);
    expect(await both(member)).toEqual([50, 1_000_000n]);
  });
});

describe('refuses', () => {
  it('[A184] a ratio that changed since it was read; other changes do not matter', async () => {
    const member = await rich();
    const seen = ratioVersion;
    await mall.set({ rules: { EN: 'Play fairer.' } });
    expect((await convert(member, { ratioVersion: seen })).code).toBe('ok');
    await mall.set({ ratioAmount: 50_000n });
    expect((await convert(member, { ratioVersion: seen })).code).toBe('ratio_changed');
    expect((await convert(member, { ratioVersion: seen + 1 })).value).toMatchObject({ pays: 50_000n });
    expect(await both(member)).toEqual([850, 150_000n]);
  });

  it('[A184] [A182] fractions of a multiple, and a ratio or an amount from the client', async () => {
    const member = await rich();
    const plain = { requestId: randomUUID(), units: 1, ratioVersion, paymentPassword: goodPaymentPassword };
    for (const change of [{ units: 0 }, { units: -1 }, { units: 0.5 }, { units: '1' }, { points: 50 }, { pays: '9' }]) {
      const envelope = await site.seal(convertPoints.path, { ...plain, ...change });
      const headers = { authorization: `Bearer ${member.token}` };
      const sent = await site.send('POST', convertPoints.path, { headers, body: JSON.stringify({ envelope }) });
      expect(sent.status, JSON.stringify(change)).toBe(400);
    }
    expect((await convert(member, { units: 11 })).code).toBe('insufficient_points');
    expect(await both(member)).toEqual([1_050, 0n]);
  });

  it('[A185] a wrong payment password, with the rate limit shared with redeeming and withdrawing', async () => {
    const member = await rich();
    for (let n = 0; n < 5; n += 1) await convert(member, { paymentPassword: '000000' });
    expect((await convert(member)).code).toBe('payment_password_locked');
    expect((await member.withdraw(1_000_000n)).code).not.toBe('ok');
    expect(await both(member)).toEqual([1_050, 0n]);
  });

  it('[A186] a plain body, and a replayed sealed one', async () => {
    const member = await rich();
    const body = { requestId: randomUUID(), units: 1, ratioVersion, paymentPassword: goodPaymentPassword };
    const headers = { authorization: `Bearer ${member.token}` };
    const post = async (text: string) => (await site.send('POST', convertPoints.path, { headers, body: text })).json();
    expect(await post(JSON.stringify(body))).toMatchObject({ code: 'envelope_required' });
    const sealed = JSON.stringify({ envelope: await site.seal(convertPoints.path, body) });
    expect(sealed).not.toContain(goodPaymentPassword);
    expect(await post(sealed)).toMatchObject({ code: 'ok' });
    expect(await post(sealed)).toMatchObject({ code: 'envelope_replayed' });
    expect(await both(member)).toEqual([950, 100_000n]);
  });

  it('brands without conversion, or without the module', async () => {
    const member = await rich();
    const { ratioVersion: closed } = await mall.set({ ratioAmount: 0n });
    expect((await convert(member, { ratioVersion: closed })).code).toBe('points_closed');
    await changeSettings(site, { modules: { PTSYS3: '0' } });
    expect((await convert(member)).code).toBe('points_closed');
    await changeSettings(site, { modules: { PTSYS3: '1' } });
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts, and changes only own points', async () => {
    const member = await rich();
    expect((await convert({ token: '' })).code).toBe('not_logged_in');
    expect((await convert(await openOperator(site))).code).toBe('not_logged_in');
    const other = await registerPayee(site);
    expect((await convert(other)).code).toBe('insufficient_points');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [other.memberId]);
    expect((await convert(other)).code).toBe('in_need_true_account');
    expect(await both(member)).toEqual([1_050, 0n]);
  });
});

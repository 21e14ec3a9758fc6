import { approveApplication, claimReward, getBalance, getReferral, listApplications, register } from '@baize/contract';
import {
  advanceRewards,
  brandHosts,
  openOperator,
  openPromotion,
  payIn,
  playRound,
  registerMember,
  registration,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let referrer: TestMember;
let code: string;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());
beforeEach(async () => {
  // Only one referral is active at a time: the previous test's is ended.
  await site.owner.query(`update promotions_campaigns set is_shown = false where kind = 'referral'`);
  referrer = await registerMember(site);
  code = (await referralOf(referrer))?.code ?? '';
});
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
});

const referralOf = async ({ token }: { token: string }) =>
  (await site.call(getReferral, { pageNum: 1, pageSize: 50 }, { token })).answer.value;
const first = { pageNum: 1, pageSize: 20 };
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
/** Registers with the referrer's link, in a new or a known browser. */
async function come(cookie?: string, referralCode = code): Promise<TestMember> {
  const account = `f${randomBytes(6).toString('hex')}`;
  const form = await registration(site, account, { referralCode });
  const { answer } = await site.call(
    register,
    form,
    cookie === undefined ? {} : { headers: { cookie: `browser=${cookie}` } },
  );
  if (!answer.value?.session) throw new Error(`${account} was not registered: ${answer.code}`);
  const { token, userInfo } = answer.value.session;
  return { token, memberId: BigInt(userInfo.id), account: userInfo.account, password: form.password ?? '' };
}
const claim = async (
  row: { promotionId: string; rewardId: string } | undefined,
  { token }: TestMember,
  cookie?: string,
) => {
  const { promotionId = '1', rewardId = '1' } = row ?? {};
  const options = { token, ...(cookie === undefined ? {} : { headers: { cookie: `browser=${cookie}` } }) };
  return (await site.call(claimReward, { promotionId, rewardId }, options)).answer;
};

describe('works', () => {
  it('[MEMBER-11] [PROD-13] returns code, terms, masked referrals and earnings, and pays once', async () => {
    const promotion = await openPromotion(site, 'referral', { referral: { turnover: 3_000_000n } });
    expect(await referralOf(referrer)).toMatchObject({
      code: expect.stringMatching(/^[A-Z0-9]{8}$/) as string,
      terms: { promotionId: promotion, minimum: 5_000_000n, turnover: 3_000_000n },
      ...{ joined: 0, qualified: 0, claimable: 0, earned: 0n },
    });
    const friend = await come();
    const masked = `${friend.account.slice(0, 2)}***${friend.account.slice(-2)}`;
    expect((await referralOf(referrer))?.page.content).toMatchObject([
      { player: masked, status: 'signedUp', amount: null },
    ]);
    await payIn(site, friend, 5_000_000n);
    await advanceRewards(site);
    expect((await referralOf(referrer))?.page.content).toMatchObject([{ status: 'signedUp' }]);
    await playRound(site, { memberId: friend.memberId, at: new Date(), bet: 3_000_000n, win: 0n });
    await advanceRewards(site, { afterPlay: true });
    const met = await referralOf(referrer);
    expect(met).toMatchObject({ joined: 1, qualified: 1, claimable: 1, earned: 0n });
    expect(met?.page.content).toMatchObject([{ status: 'claim', amount: 1_800_000n }]);
    const before = (await main(referrer)) ?? 0n;
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(met?.page.content[0], referrer)));
    expect(answers.filter(({ value }) => value?.status === 'issued').length).toBeGreaterThan(0);
    expect(await main(referrer)).toBe(before + 1_800_000n);
    expect(await referralOf(referrer)).toMatchObject({ claimable: 0, earned: 1_800_000n });
  });

  it('pays by tiers: the reward grows with the number of referrals, also when counted concurrently', async () => {
    await openPromotion(site, 'referral', {
      terms: { minimum: 1_000_000n },
      referral: {
        tiers: [
          { from: 1, amount: 100_000n },
          { from: 3, amount: 500_000n },
        ],
      },
    });
    const friends = [await come(), await come(), await come(), await come()];
    for (const friend of friends) await payIn(site, friend, 1_000_000n);
    await Promise.all(Array.from({ length: 10 }, () => advanceRewards(site)));
    const amounts = (await referralOf(referrer))?.page.content.map(({ amount }) => amount);
    expect(amounts?.toSorted((a, b) => ((a ?? 0n) < (b ?? 0n) ? -1 : 1))).toEqual([
      100_000n,
      100_000n,
      500_000n,
      500_000n,
    ]);
  });

  it('[A056] holds referrals on one browser, or on the referrer’s own, for an operator', async () => {
    await openPromotion(site, 'referral', { terms: { minimum: 1_000_000n } });
    const friends = [await come('farm'), await come('farm'), await come('mine')];
    for (const friend of friends) await payIn(site, friend, 1_000_000n);
    await advanceRewards(site);
    const rows = (await referralOf(referrer))?.page.content.toReversed() ?? [];
    expect(rows.map(({ status }) => status)).toEqual(['inProcess', 'inProcess', 'claim']);
    // The claim's browser reveals the third.
    expect((await claim(rows[2], referrer, 'mine')).code).toBe('promotion_held');
    const operator = await openOperator(site);
    const queue = await site.call(listApplications, { view: 'waiting', pageNum: 1, pageSize: 20 }, operator);
    const held = queue.answer.value?.page.content ?? [];
    expect(held.map(({ account, flags, kind }) => [account, flags, kind])).toEqual([
      ...[1, 2, 3].map(() => [referrer.account, ['device'], 'referral']),
    ]);
    const decision = { applicationId: rows[2]?.rewardId ?? '', reason: 'brothers' };
    expect((await site.call(approveApplication, decision, operator)).answer.code).toBe('ok');
    expect((await claim(rows[2], referrer, 'mine')).value?.status).toBe('issued');
  });

  it('[A056] holds a referral with the referrer’s own payout account as well', async () => {
    await openPromotion(site, 'referral', { terms: { minimum: 1_000_000n } });
    const friend = await come();
    for (const { memberId } of [friend, referrer]) {
      await site.owner.query(
        `insert into cashier_accounts (brand_id, member_id, request_id, kind, bank, holder_name, number_key)
         values (1, $1, gen_random_uuid(), 'bank', 'Bank', 'One Person', '622848')`,
        [memberId],
      );
    }
    await payIn(site, friend, 1_000_000n);
    await advanceRewards(site);
    expect((await referralOf(referrer))?.page.content).toMatchObject([{ status: 'inProcess', isHeld: true }]);
  });

  it('pays nothing for registrations before any referral was open, or by an agent’s code', async () => {
    await come();
    await openPromotion(site, 'referral');
    await site.platform.identity.addInvitation({ brandId: 1, code: 'AGENT123', ownerId: referrer.memberId });
    await come(undefined, 'AGENT123');
    expect(await referralOf(referrer)).toMatchObject({ joined: 0 });
  });
});

describe('refuses', () => {
  it('claims of another member, before the condition is met, and of ended ones', async () => {
    const promotion = await openPromotion(site, 'referral', { terms: { minimum: 1_000_000n } });
    const friend = await come();
    const [row] = (await referralOf(referrer))?.page.content ?? [];
    expect((await claim(row, referrer)).code).toBe('promotion_state_changed');
    expect((await claim(row, friend)).code).toBe('promotion_not_found');
    await site.owner.query(`update promotions_campaigns set ends_at = now() - interval '1 minute' where id = $1`, [
      promotion,
    ]);
    await payIn(site, friend, 1_000_000n);
    await advanceRewards(site);
    expect((await referralOf(referrer))?.page.content).toMatchObject([{ status: 'closed' }]);
    expect((await claim(row, referrer)).code).toBe('promotion_state_changed');
  });

  it('unknown fields', async () => {
    const answer = await site.send('GET', `${getReferral.path}?memberId=1`, {
      headers: { authorization: `Bearer ${referrer.token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts; and shows only own referrals', async () => {
    await openPromotion(site, 'referral');
    await come();
    expect((await site.call(getReferral, first)).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(getReferral, first, { token })).status).toBe(401);
    expect((await referralOf(await registerMember(site)))?.page.content).toEqual([]);
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const foreign = await site.call(getReferral, first, { token: other.token, host: brandHosts.second });
    expect(foreign.answer.value).toMatchObject({ terms: null, joined: 0 });
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await site.call(getReferral, first, { token: trial.token })).answer.code).toBe('in_need_true_account');
  });
});

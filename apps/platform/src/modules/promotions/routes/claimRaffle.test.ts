import { claimRaffle, getBalance, joinPromotion, listOwnRewards } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  payIn,
  registerMember,
  startPlatform,
  textsOf,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
});

const join = async (promotionId: string, { token }: TestMember) =>
  (await site.call(joinPromotion, { promotionId }, { token })).answer;
const draw = async (promotionId: string, { token }: TestMember) =>
  (await site.call(claimRaffle, { promotionId }, { token })).answer;
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const prize = (name: string, amount: bigint, weight: number, stock: number | null = null) => ({
  ...{ name: textsOf(name), amount, weight, stock },
});

describe('works', () => {
  it('[CALL-62] a prize can be claimed once: drawing again returns the same one and pays nothing', async () => {
    const promotion = await openPromotion(site, 'raffle', { prizes: [prize('Gold', 5_000_000n, 1)] });
    const member = await registerMember(site);
    expect((await join(promotion, member)).value).toMatchObject({ status: 'claim', amount: null });
    const first = await draw(promotion, member);
    expect(first.value).toMatchObject({ status: 'issued', amount: 5_000_000n, prize: 'Gold CN' });
    expect((await draw(promotion, member)).value).toEqual(first.value);
    expect(await main(member)).toBe(5_000_000n);
  });

  it('[A180] [I-39] [CALL-62] one of a hundred concurrent draws counts', async () => {
    const promotion = await openPromotion(site, 'raffle', {
      prizes: [prize('Blank', 0n, 1), prize('Silver', 300_000n, 1), prize('Gold', 5_000_000n, 1)],
    });
    const member = await registerMember(site);
    await join(promotion, member);
    const answers = await Promise.all(Array.from({ length: 100 }, () => draw(promotion, member)));
    const prizes = new Set(answers.filter(({ success }) => success).map(({ value }) => value?.prize));
    expect(prizes.size).toBe(1);
    const last = (await draw(promotion, member)).value;
    expect(prizes).toEqual(new Set([last?.prize]));
    expect(await main(member)).toBe(last?.amount);
  });

  it('[A190] draws no prize that is out of stock, under concurrency', async () => {
    const promotion = await openPromotion(site, 'raffle', {
      prizes: [prize('Car', 9_000_000n, 1_000_000, 2), prize('Blank', 0n, 1)],
    });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => registerMember(site)));
    await Promise.all(crowd.map((member) => join(promotion, member)));
    const answers = await Promise.all(crowd.map((member) => draw(promotion, member)));
    const blanks = answers.filter(({ value }) => value?.status === 'closed' && value.amount === 0n);
    const cars = answers.filter(({ value }) => value?.prize === 'Car CN');
    expect(cars.length).toBeLessThanOrEqual(2);
    expect(blanks.length + cars.length).toBe(8);
    const { rows } = await site.owner.query<{ stock: number }>(
      'select stock from promotions_prizes where campaign_id = $1 and stock is not null',
      [promotion],
    );
    expect(rows).toEqual([{ stock: 2 - cars.length }]);
  });

  it('requires a deposit if configured, and lists a blank among ended rewards', async () => {
    const promotion = await openPromotion(site, 'raffle', {
      terms: { minimum: 4_000_000n },
      prizes: [prize('Blank', 0n, 1)],
    });
    const member = await registerMember(site);
    expect((await join(promotion, member)).value?.status).toBe('signedUp');
    expect((await draw(promotion, member)).code).toBe('promotion_state_changed');
    await payIn(site, member, 4_000_000n);
    expect((await draw(promotion, member)).value).toMatchObject({ status: 'closed', prize: 'Blank CN' });
    const page = { pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listOwnRewards, page, { token: member.token });
    expect(answer.value).toMatchObject({ claimable: [], open: [], past: { content: [{ prize: 'Blank CN' }] } });
    expect((await draw(promotion, member)).value).toMatchObject({ status: 'closed', prize: 'Blank CN' });
  });
});

describe('refuses', () => {
  it('[A182] a prize, a weight or a seed from the caller', async () => {
    const promotion = await openPromotion(site, 'raffle');
    const member = await registerMember(site);
    await join(promotion, member);
    for (const extra of [{ prizeId: '1' }, { weight: 1 }, { seed: 'x' }, { amount: '1' }]) {
      const answer = await site.send('POST', claimRaffle.path, {
        headers: { authorization: `Bearer ${member.token}` },
        body: JSON.stringify({ promotionId: promotion, ...extra }),
      });
      expect(answer.status).toBe(400);
    }
    expect(await main(member)).toBe(0n);
  });

  it('other kinds, and members who have not joined', async () => {
    const member = await registerMember(site);
    const gift = await openPromotion(site, 'signUp');
    await join(gift, member);
    expect((await draw(gift, member)).code).toBe('promotion_not_found');
    expect((await draw(await openPromotion(site, 'raffle'), member)).code).toBe('promotion_not_found');
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts and members of another brand', async () => {
    const promotion = await openPromotion(site, 'raffle', { prizes: [prize('Gold', 5_000_000n, 1)] });
    const member = await registerMember(site);
    await join(promotion, member);
    expect((await site.call(claimRaffle, { promotionId: promotion })).status).toBe(401);
    expect((await site.call(claimRaffle, { promotionId: promotion }, await openOperator(site))).status).toBe(401);
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const foreign = { token: other.token, host: brandHosts.second };
    expect((await site.call(claimRaffle, { promotionId: promotion }, foreign)).answer.code).toBe('promotion_not_found');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await draw(promotion, member)).code).toBe('in_need_true_account');
    expect(await main(member)).toBe(0n);
  });
});

import { claimReward, getRewardCount, joinPromotion } from '@baize/contract';
import { openPromotion, registerMember, startPlatform, type TestMember, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const count = async ({ token }: TestMember) => (await site.call(getRewardCount, {}, { token })).answer.value?.count;

describe('works', () => {
  it('[MEMBER-17] counts claimable rewards only', async () => {
    const member = await registerMember(site);
    const { token } = member;
    expect(await count(member)).toBe(0);
    const [first, second] = [await openPromotion(site, 'signUp'), await openPromotion(site, 'signUp')];
    for (const promotionId of [first, second]) await site.call(joinPromotion, { promotionId }, { token });
    expect(await count(member)).toBe(2);
    await site.call(claimReward, { promotionId: first }, { token });
    expect(await count(member)).toBe(1);
    await site.owner.query(`update promotions_campaigns set ends_at = now() - interval '8 days' where id = $1`, [
      second,
    ]);
    expect(await count(member)).toBe(0);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', `${getRewardCount.path}?memberId=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and trial accounts', async () => {
    expect((await site.call(getRewardCount, {})).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(getRewardCount, {}, { token })).answer.code).toBe('in_need_true_account');
  });
});

import { claimReward, joinPromotion, listOwnRewards } from '@baize/contract';
import { openPromotion, registerMember, startPlatform, type TestMember, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const rewards = async ({ token }: TestMember, pageNum = 1) =>
  (await site.call(listOwnRewards, { pageNum, pageSize: 2 }, { token })).answer.value;

describe('works', () => {
  it('[MEMBER-10] lists claimable, current and ended ones, page by page', async () => {
    const member = await registerMember(site);
    const { token } = member;
    const gifts: string[] = [];
    for (let at = 0; at < 4; at += 1) gifts.push(await openPromotion(site, 'signUp'));
    const deposit = await openPromotion(site, 'firstDeposit');
    for (const promotionId of [...gifts, deposit]) await site.call(joinPromotion, { promotionId }, { token });
    for (const promotionId of gifts.slice(0, 3)) await site.call(claimReward, { promotionId }, { token });
    const first = await rewards(member);
    expect(first?.claimable.map(({ promotionId }) => promotionId)).toEqual([gifts[3]]);
    expect(first?.open.map(({ promotionId, status }) => [promotionId, status])).toEqual([[deposit, 'signedUp']]);
    expect(first?.past).toMatchObject({ totalRows: 3, totalPages: 2 });
    expect(first?.past.content.map(({ promotionId }) => promotionId)).toEqual([gifts[2], gifts[1]]);
    expect((await rewards(member, 2))?.past.content.map(({ promotionId }) => promotionId)).toEqual([gifts[0]]);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', `${listOwnRewards.path}?pageSize=101`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and trial accounts; [A181] a member sees only own ones', async () => {
    expect((await site.call(listOwnRewards, { pageNum: 1, pageSize: 20 })).status).toBe(401);
    const stranger = await registerMember(site);
    expect(await rewards(stranger)).toMatchObject({ claimable: [], open: [], past: { totalRows: 0 } });
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [stranger.memberId]);
    const { answer } = await site.call(listOwnRewards, { pageNum: 1, pageSize: 20 }, { token: stranger.token });
    expect(answer.code).toBe('in_need_true_account');
  });
});

import {
  claimReward,
  getReferral,
  getReferralFile,
  getRewardCount,
  joinPromotion,
  listOwnPromotions,
  listOwnRewards,
  listPromotions,
} from '@baize/contract';
import {
  advanceRewards,
  openPromotion,
  payIn,
  registerMember,
  snapshotOf,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
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

describe('a read changes nothing', () => {
  it('whatever is due: a met condition, a missed deadline, an ended pot; the jobs do, and say so', async () => {
    const member = await registerMember(site);
    const { token } = member;
    const [deposit, missed, rain] = [
      await openPromotion(site, 'firstDeposit'),
      await openPromotion(site, 'signUp'),
      await openPromotion(site, 'rain', { rain: { shares: 3 } }),
    ];
    for (const promotionId of [deposit, missed, rain]) await site.call(joinPromotion, { promotionId }, { token });
    await site.owner.query(`update promotions_campaigns set ends_at = now() - interval '8 days' where id = $1`, [
      missed,
    ]);
    await site.owner.query(`update promotions_campaigns set ends_at = now() - interval '1 minute' where id = $1`, [
      rain,
    ]);
    await payIn(site, member, 6_000_000n);
    const snapshot = () => snapshotOf(site, ['identity_sessions']);
    const before = await snapshot();
    const page = { pageNum: 1, pageSize: 20 };
    const shown = (await site.call(listOwnRewards, page, { token })).answer.value;
    for (const answer of [
      await site.call(getRewardCount, {}, { token }),
      await site.call(listOwnPromotions, {}, { token }),
      await site.call(listPromotions, {}),
      await site.call(getReferral, page, { token }),
    ]) {
      expect(answer.status).toBe(200);
    }
    const path = `${getReferralFile.path}?format=csv&language=EN`;
    const file = await site.send('GET', path, { headers: { authorization: `Bearer ${token}` } });
    expect(file.status).toBe(200);
    expect(await snapshot()).toBe(before);
    // What has ended by time alone is shown as such before it is stored.
    expect(shown?.past.content).toMatchObject([
      { promotionId: missed, status: 'closed', publicReason: 'claim_expired', claimBy: null },
    ]);
    expect(shown?.open).toMatchObject([{ promotionId: deposit, status: 'signedUp' }]);
    await advanceRewards(site);
    expect((await site.call(getRewardCount, {}, { token })).answer.value?.count).toBe(2);
    const met = (await site.call(listOwnRewards, page, { token })).answer.value;
    expect(met?.claimable.map(({ promotionId }) => promotionId)).toEqual([rain, deposit]);
  });

  it('what was met just before the end is claimable after it, though nobody looked in between', async () => {
    const member = await registerMember(site);
    const promotionId = await openPromotion(site, 'reloadDeposit');
    await site.call(joinPromotion, { promotionId }, { token: member.token });
    await payIn(site, member, 6_000_000n);
    await site.owner.query('update promotions_campaigns set ends_at = clock_timestamp() where id = $1', [promotionId]);
    await advanceRewards(site);
    expect((await rewards(member))?.claimable).toMatchObject([{ promotionId, status: 'claim', amount: 600_000n }]);
  });

  it('a look that fails keeps no other waiting, and comes again', async () => {
    const [broken, sound] = [await registerMember(site), await registerMember(site)];
    const [other, odd, kept] = [
      await openPromotion(site, 'reloadDeposit'),
      await openPromotion(site, 'cashBack'),
      await openPromotion(site, 'firstDeposit'),
    ];
    await site.call(joinPromotion, { promotionId: other }, { token: broken.token });
    await site.call(joinPromotion, { promotionId: kept }, { token: sound.token });
    // It belongs to a promotion of another kind, which the condition cannot be read of.
    await site.owner.query(
      `update promotions_participations set campaign_id = $2, look_at = '2000-01-01' where campaign_id = $1`,
      [other, odd],
    );
    await payIn(site, sound, 6_000_000n);
    await expect(advanceRewards(site)).rejects.toThrow('Participations could not be advanced.');
    expect((await rewards(sound))?.claimable).toMatchObject([{ promotionId: kept }]);
    const { rows } = await site.owner.query<{ isPlanned: boolean }>(
      `select look_at between now() and now() + interval '1 minute' as "isPlanned" from promotions_participations
        where campaign_id = $1`,
      [odd],
    );
    expect(rows).toEqual([{ isPlanned: true }]);
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

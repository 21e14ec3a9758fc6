import {
  approveApplication,
  claimReward,
  createApplication,
  joinPromotion,
  listOwnPromotions,
  processApplication,
  rejectApplication,
} from '@baize/contract';
import { openOperator, openPromotion, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[PROMO-02] shows each of the ten statuses', async () => {
    const { token } = await registerMember(site);
    const operator = { token: (await openOperator(site)).token };
    const join = (promotionId: string) => site.call(joinPromotion, { promotionId }, { token });
    const claim = (promotionId: string) => site.call(claimReward, { promotionId }, { token });
    const apply = async (promotionId: string) => {
      const input = { promotionId, remark: 'x', images: [] };
      return (await site.call(createApplication, input, { token })).answer.value?.id ?? '';
    };
    const of = {
      comingSoon: await openPromotion(site, 'signUp', { startsAt: '2099-01-01T00:00:00.000Z' }),
      join: await openPromotion(site, 'signUp'),
      signedUp: await openPromotion(site, 'firstDeposit'),
      applying: await openPromotion(site, 'application'),
      inProcess: await openPromotion(site, 'application'),
      claim: await openPromotion(site, 'application'),
      claimed: await openPromotion(site, 'signUp', { terms: { multiple: 5 } }),
      issued: await openPromotion(site, 'signUp'),
      rejected: await openPromotion(site, 'application'),
      closed: await openPromotion(site, 'signUp', { endsAt: new Date(Date.now() - 1_000).toISOString() }),
    };
    for (const id of [of.signedUp, of.claimed, of.issued]) await join(id);
    for (const id of [of.claimed, of.issued]) await claim(id);
    await apply(of.applying);
    await site.call(processApplication, { applicationId: await apply(of.inProcess) }, operator);
    const decision = { applicationId: await apply(of.claim), amount: 1_000n, reason: 'looks right' };
    await site.call(approveApplication, decision, operator);
    const no = { applicationId: await apply(of.rejected), reason: 'no proof', publicReason: '' };
    await site.call(rejectApplication, no, operator);
    const own = (await site.call(listOwnPromotions, {}, { token })).answer.value ?? [];
    expect(Object.fromEntries(own.map(({ promotionId, status }) => [promotionId, status]))).toEqual(
      Object.fromEntries(Object.entries(of).map(([status, id]) => [id, status])),
    );
  });

  it('announces to everybody what begins later, and asks whom it is meant for once it is open', async () => {
    const { token } = await registerMember(site);
    const [later, open] = [
      await openPromotion(site, 'reloadDeposit', { audience: 'depositors', startsAt: '2099-01-01T00:00:00.000Z' }),
      await openPromotion(site, 'reloadDeposit', { audience: 'depositors' }),
    ];
    const own = (await site.call(listOwnPromotions, {}, { token })).answer.value ?? [];
    const statusOf = (id: string) => own.find(({ promotionId }) => promotionId === id)?.status;
    expect([statusOf(later), statusOf(open)]).toEqual(['comingSoon', 'closed']);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', `${listOwnPromotions.path}?memberId=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and trial accounts; [A181] a member sees only own ones', async () => {
    expect((await site.call(listOwnPromotions, {})).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    const own = (await site.call(listOwnPromotions, {}, { token })).answer.value ?? [];
    expect(own.every(({ reward }) => reward === null)).toBe(true);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(listOwnPromotions, {}, { token })).answer.code).toBe('in_need_true_account');
  });
});

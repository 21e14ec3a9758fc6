import {
  approveApplication,
  claimReward,
  createApplication,
  getBalance,
  joinPromotion,
  listMessages,
  listOwnRewards,
  listTrail,
} from '@baize/contract';
import { openOperator, openPromotion, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: { id: bigint; token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const approve = async (applicationId: string, amount?: bigint, { token } = operator) =>
  (await site.call(approveApplication, { applicationId, amount, reason: 'the proof is good' }, { token })).answer;
async function applied() {
  const promotionId = await openPromotion(site, 'application');
  const member = await registerMember(site);
  const input = { promotionId, remark: 'Please', images: [] };
  const { answer } = await site.call(createApplication, input, { token: member.token });
  return { promotionId, member, id: answer.value?.id ?? '' };
}

describe('works', () => {
  it('makes the reward claimable with the approved amount; the audit row has operator and reason', async () => {
    const { promotionId, member, id } = await applied();
    const { token } = member;
    expect((await site.call(claimReward, { promotionId }, { token })).answer.code).toBe('promotion_held');
    expect((await approve(id, 6_600_000n)).value).toMatchObject({ status: 'claim', amount: 6_600_000n, isHeld: false });
    const rewards = await site.call(listOwnRewards, { pageNum: 1, pageSize: 20 }, { token });
    expect(rewards.answer.value?.claimable).toMatchObject([{ id, amount: 6_600_000n }]);
    expect((await site.call(claimReward, { promotionId }, { token })).answer.value?.status).toBe('issued');
    expect((await site.call(getBalance, {}, { token })).answer.value?.balance).toBe(6_600_000n);
    const messages = await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 5 }, { token });
    expect(messages.answer.value?.content).toMatchObject([{ content: expect.stringMatching(/\b66 /) }]);
    const trail = await site.call(
      listTrail,
      { action: 'promotions.approveApplication', objectId: id, pageNum: 1, pageSize: 20 },
      { token: operator.token },
    );
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: operator.username, reason: 'the proof is good' }]);
    const steps = await site.owner.query<{ status: string }>(
      'select status from promotions_steps where participation_id = $1 order by id',
      [id],
    );
    expect(steps.rows.map(({ status }) => status)).toEqual(['applying', 'inProcess', 'claim', 'claimed', 'issued']);
  });

  it('[A056] releases a held participation; its amount is fixed', async () => {
    const promotionId = await openPromotion(site, 'signUp');
    const headers = { cookie: 'browser=family' };
    await site.call(joinPromotion, { promotionId }, { token: (await registerMember(site)).token, headers });
    const { token } = await registerMember(site);
    const held = await site.call(joinPromotion, { promotionId }, { token, headers });
    const id = held.answer.value?.id ?? '';
    expect((await approve(id, 5n)).code).toBe('amount_invalid');
    expect((await approve(id)).value).toMatchObject({ status: 'claim', flags: ['device'], isHeld: false });
    expect((await site.call(claimReward, { promotionId }, { token })).answer.value?.status).toBe('issued');
  });
});

describe('refuses', () => {
  it('a missing amount, one above the maximum, a missing reason, and decided ones', async () => {
    const { id } = await applied();
    expect((await approve(id)).code).toBe('amount_invalid');
    expect((await approve(id, 8_800_001n)).code).toBe('amount_invalid');
    const answer = await site.send('POST', approveApplication.path, {
      headers: { authorization: `Bearer ${operator.token}` },
      body: JSON.stringify({ applicationId: id, amount: '1', reason: '' }),
    });
    expect((answer.json() as { code: string }).code).toBe('reason_required');
    expect((await approve(id, 8_800_000n)).code).toBe('ok');
    expect((await approve(id, 8_800_000n)).code).toBe('promotion_state_changed');
    expect((await approve('999999', 1n)).code).toBe('application_not_found');
  });
});

describe('forbids', () => {
  it("auditors, and an operator's own account", async () => {
    const { id, member } = await applied();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await approve(id, 1n, auditor)).code).toBe('not_allowed');
    const own = await openOperator(site, { ownMemberId: member.memberId });
    expect((await approve(id, 1n, own)).code).toBe('not_allowed');
    const input = { applicationId: id, amount: 1n, reason: 'looks right' };
    expect((await site.call(approveApplication, input, { token: member.token })).status).toBe(401);
  });
});

import { claimReward, createApplication, listMessages, listOwnPromotions, rejectApplication } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const reject = async (applicationId: string, { token, host }: { token: string; host?: string } = operator) =>
  (
    await site.call(
      rejectApplication,
      { applicationId, reason: 'no proof', publicReason: ' The picture shows nothing. ' },
      { token, ...(host === undefined ? {} : { host }) },
    )
  ).answer;
async function applied() {
  const promotionId = await openPromotion(site, 'application');
  const member = await registerMember(site);
  const input = { promotionId, remark: 'Please', images: [] };
  const { answer } = await site.call(createApplication, input, { token: member.token });
  return { promotionId, member, id: answer.value?.id ?? '' };
}

describe('works', () => {
  it('ends an application, with a message for its member, and nothing can be claimed', async () => {
    const { promotionId, member, id } = await applied();
    expect((await reject(id)).value).toMatchObject({ status: 'rejected', isHeld: false, reason: 'no proof' });
    const { token } = member;
    const own = (await site.call(listOwnPromotions, {}, { token })).answer.value?.find(
      (one) => one.promotionId === promotionId,
    );
    expect(own).toMatchObject({ status: 'rejected', reward: { publicReason: 'The picture shows nothing.' } });
    const messages = await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 5 }, { token });
    expect(messages.answer.value?.content).toMatchObject([{ content: 'The picture shows nothing.' }]);
    expect((await site.call(claimReward, { promotionId }, { token })).answer.code).toBe('promotion_state_changed');
  });
});

describe('refuses', () => {
  it('[A189] a missing reason, a second decision, and unknown ones', async () => {
    const { id } = await applied();
    const answer = await site.send('POST', rejectApplication.path, {
      headers: { authorization: `Bearer ${operator.token}` },
      body: JSON.stringify({ applicationId: id, reason: '' }),
    });
    expect((answer.json() as { code: string }).code).toBe('reason_required');
    expect((await reject(id)).code).toBe('ok');
    expect((await reject(id)).code).toBe('promotion_state_changed');
    expect((await reject('999999')).code).toBe('application_not_found');
  });
});

describe('forbids', () => {
  it('auditors and operators of another brand', async () => {
    const { id } = await applied();
    expect((await reject(id, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await reject(id, await openOperator(site, { host: brandHosts.second }))).code).toBe(
      'application_not_found',
    );
  });
});

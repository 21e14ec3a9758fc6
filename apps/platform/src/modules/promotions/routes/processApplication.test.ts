import { createApplication, listOwnPromotions, processApplication } from '@baize/contract';
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

const take = async (applicationId: string, { token, host }: { token: string; host?: string } = operator) =>
  (await site.call(processApplication, { applicationId }, { token, ...(host === undefined ? {} : { host }) })).answer;
async function applied() {
  const promotionId = await openPromotion(site, 'application');
  const { token } = await registerMember(site);
  const input = { promotionId, remark: 'Please', images: [] };
  const { answer } = await site.call(createApplication, input, { token });
  return { token, id: answer.value?.id ?? '' };
}

describe('works', () => {
  it('starts the review, visible to the member', async () => {
    const { id, token } = await applied();
    expect((await take(id)).value).toMatchObject({ status: 'inProcess', isHeld: true });
    const own = (await site.call(listOwnPromotions, {}, { token })).answer.value;
    expect(own?.find(({ reward }) => reward?.id === id)?.status).toBe('inProcess');
  });
});

describe('refuses', () => {
  it('reviews already started, and unknown ones', async () => {
    const { id } = await applied();
    await take(id);
    expect((await take(id)).code).toBe('promotion_state_changed');
    expect((await take('999999')).code).toBe('application_not_found');
  });
});

describe('forbids', () => {
  it('auditors, members and operators of another brand', async () => {
    const { id, token } = await applied();
    expect((await take(id, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await take(id, { token })).code).toBe('not_logged_in');
    expect((await take(id, await openOperator(site, { host: brandHosts.second }))).code).toBe('application_not_found');
  });
});

import { claimReward, joinPromotion, listCampaigns } from '@baize/contract';
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
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const list = async (session: { token: string; host: string }, pageSize = 20) =>
  (await site.call(listCampaigns, { pageNum: 1, pageSize }, session)).answer;

describe('works', () => {
  it('lists them in order, with participants and payments', async () => {
    const last = await openPromotion(site, 'application', { position: 20 });
    const first = await openPromotion(site, 'signUp', { position: 10, isShown: false });
    await site.owner.query('update promotions_campaigns set is_shown = true where id = $1', [first]);
    for (let at = 0; at < 2; at += 1) {
      const { token } = await registerMember(site);
      await site.call(joinPromotion, { promotionId: first }, { token });
      if (at === 0) await site.call(claimReward, { promotionId: first }, { token });
    }
    const { value } = await list(await openOperator(site, { role: 'auditor' }));
    expect(value?.content.map(({ id }) => id)).toEqual([first, last]);
    expect(value?.content[0]).toMatchObject({ members: 2, held: 0, paid: 1_800_000n });
    expect((await list(await openOperator(site), 1)).value).toMatchObject({ totalPages: 2, totalRows: 2 });
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${listCampaigns.path}?pageNum=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests; operators see their own brand only', async () => {
    expect((await site.call(listCampaigns, { pageNum: 1, pageSize: 20 })).status).toBe(401);
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await list(stranger)).value?.totalRows).toBe(0);
  });
});

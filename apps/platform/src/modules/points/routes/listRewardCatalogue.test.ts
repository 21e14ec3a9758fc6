import { listRewardCatalogue } from '@baize/contract';
import {
  brandHosts,
  openMall,
  openOperator,
  registerMember,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('lists all rewards of the brand in their order, hidden ones included, and nobody else’s', async () => {
    const last = await mall.addReward({ position: 90 });
    const hidden = await mall.addReward({ position: 5, isListed: false });
    const other = await openMall(site, { host: brandHosts.second });
    await other.addReward();
    const { token } = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(listRewardCatalogue, page, { token });
    expect(answer.value?.currency).toBe('CNY');
    expect(answer.value?.page.content.map(({ id }) => id)).toEqual([hidden.id, last.id]);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const headers = { authorization: `Bearer ${(await openOperator(site)).token}` };
    for (const query of ['?pageNum=0', '?pageSize=101', '?brandId=2']) {
      expect((await site.send('GET', listRewardCatalogue.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    expect((await site.call(listRewardCatalogue, page)).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(listRewardCatalogue, page, { token })).status).toBe(401);
  });
});

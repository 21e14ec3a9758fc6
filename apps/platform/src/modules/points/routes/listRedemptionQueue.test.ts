import { approveRedemption, listRedemptionQueue, redeem } from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword as paymentPassword,
  openMall,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());

type View = 'inProcess' | 'approved' | 'rejected' | 'all';
const list = async (token: string, view: View = 'inProcess', account?: string, host: string = brandHosts.first) => {
  const input = { view, ...(account === undefined ? {} : { account }), pageNum: 1, pageSize: 20 };
  return (await site.call(listRedemptionQueue, input, { token, host })).answer;
};

describe('works', () => {
  it('lists pending ones oldest first, with delivery address; the others newest first; of everybody or one', async () => {
    const { token } = await openOperator(site);
    const { id: rewardId, version } = await mall.addReward({ kind: 'gift', pays: 0n, needsAddress: true });
    const parcel = { recipient: 'Ming Example', address: '12 Cloth Street, Ipoh', mobile: '60123456789' };
    const people = [await registerPayee(site), await registerPayee(site)];
    const ids: string[] = [];
    for (const member of [...people, ...people]) {
      await mall.give(member, 100);
      const input = { requestId: randomUUID(), rewardId, version, quantity: 1, ...parcel, paymentPassword };
      ids.push((await site.call(redeem, input, { token: member.token })).answer.value?.id ?? '');
    }
    const waiting = (await list(token)).value;
    expect(waiting?.waiting).toBe(4);
    expect(waiting?.page.content.map(({ id }) => id)).toEqual(ids);
    expect(waiting?.page.content[0]).toMatchObject({ ...parcel, account: people[0]?.account, operator: '' });
    await site.call(approveRedemption, { redemptionId: ids[1] ?? '', remark: '' }, { token });
    expect((await list(token)).value).toMatchObject({ waiting: 3, page: { totalRows: 3 } });
    expect((await list(token, 'approved')).value?.page.content.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list(token, 'all')).value?.page.content.map(({ id }) => id)).toEqual(ids.toReversed());
    const own = await list(token, 'all', people[0]?.account);
    expect(own.value?.page.content.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await list(token, 'all', 'nobody-here')).value?.page.content).toEqual([]);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await list(foreign.token, 'all', undefined, foreign.host)).value?.page.content).toEqual([]);
  });
});

describe('refuses', () => {
  it('invalid views and pages', async () => {
    const headers = { authorization: `Bearer ${(await openOperator(site)).token}` };
    for (const query of ['?view=lost', '?pageNum=0', '?pageSize=101', '?account=', '?brandId=2']) {
      expect((await site.send('GET', listRedemptionQueue.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    expect((await list('')).code).toBe('not_logged_in');
    expect((await list((await registerMember(site)).token)).code).toBe('not_logged_in');
  });
});

import { approveRedemption, convertPoints, listRedemptions, redeem, rejectRedemption } from '@baize/contract';
import {
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

const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('[CALL-70] [POINTS-02] [POINTS-07] lists redemptions with each of the three states, newest first', async () => {
    const member = await registerPayee(site);
    const { token } = member;
    await mall.give(member, 1_000);
    const { id: rewardId, version } = await mall.addReward();
    const none = { recipient: '', address: '', mobile: '' };
    const ask = async () => {
      const input = { requestId: randomUUID(), rewardId, version, quantity: 1, ...none, paymentPassword };
      return (await site.call(redeem, input, { token })).answer.value?.id ?? '';
    };
    const [first, second, third] = [await ask(), await ask(), await ask()];
    const operator = await openOperator(site);
    await site.call(approveRedemption, { redemptionId: first, remark: 'Paid.' }, { token: operator.token });
    await site.call(rejectRedemption, { redemptionId: second, reason: 'Not today.' }, { token: operator.token });
    const lot = { requestId: randomUUID(), units: 2, ratioVersion: 1, paymentPassword };
    await site.call(convertPoints, lot, { token });
    const { answer } = await site.call(listRedemptions, page, { token });
    expect(answer.value).toMatchObject({
      totalRows: 4,
      content: [
        { kind: 'convert', quantity: 2, points: 200, pays: 200_000n, status: 'approved' },
        { id: third, kind: 'credit', status: 'inProcess', remark: '' },
        { id: second, status: 'rejected', remark: 'Not today.' },
        { id: first, status: 'approved', remark: 'Paid.' },
      ],
    });
    const rejected = await site.call(listRedemptions, { ...page, status: 'rejected' }, { token });
    expect(rejected.answer.value?.content.map(({ id }) => id)).toEqual([second]);
    expect(JSON.stringify(Object.keys(answer.value?.content[0] ?? {}))).not.toMatch(/operator|account|memberId/);
  });
});

describe('refuses', () => {
  it('invalid states and pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?status=lost', '?pageNum=0', '?pageSize=101', '?memberId=1']) {
      expect((await site.send('GET', listRedemptions.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own ones', async () => {
    expect((await site.call(listRedemptions, page)).status).toBe(401);
    expect((await site.call(listRedemptions, page, { token: (await openOperator(site)).token })).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(listRedemptions, page, { token })).answer.value?.content).toEqual([]);
  });
});

import {
  getBalance,
  getPointsBalance,
  listMessages,
  listPointsDetails,
  listRewards,
  redeem,
  rejectRedemption,
} from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword as paymentPassword,
  openMall,
  openOperator,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { verifyPoints } from '../index.ts';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());
afterEach(async () => {
  expect(await verifyPoints(site.platform.pool)).toEqual([]);
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
});

async function asked() {
  const member = await registerPayee(site, 10_000_000n);
  await mall.give(member, 1_000);
  const { id: rewardId, version } = await mall.addReward({
    ...{ kind: 'gift', pays: 0n, amount: 1_000_000n, needsAddress: true, stock: 2, memberCap: 2 },
  });
  const parcel = { recipient: 'Ming Example', address: '12 Cloth Street, Ipoh', mobile: '60123456789' };
  const input = () => ({ requestId: randomUUID(), rewardId, version, quantity: 2, ...parcel, paymentPassword });
  const ask = async () => (await site.call(redeem, input(), { token: member.token })).answer;
  return { member, rewardId, ask, redemptionId: (await ask()).value?.id ?? '' };
}
const reject = async (redemptionId: string, token: string, reason = 'Out of season.', host = brandHosts.first) =>
  (await site.call(rejectRedemption, { redemptionId, reason }, { token, host: host as string })).answer;

describe('works', () => {
  it('[POINTS-07] refunds points, money and stock, so that it can be redeemed again', async () => {
    const { member, rewardId, ask, redemptionId } = await asked();
    const { token } = member;
    expect((await ask()).code).toBe('reward_sold_out');
    const operator = await openOperator(site);
    const { value } = await reject(redemptionId, operator.token);
    expect(value).toMatchObject({ status: 'rejected', remark: 'Out of season.', operator: operator.username });
    expect((await site.call(getPointsBalance, {}, { token })).answer.value?.balance).toBe(1_000);
    expect((await site.call(getBalance, {}, { token })).answer.value?.balance).toBe(10_000_000n);
    const messages = await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 5 }, { token });
    expect(messages.answer.value?.content).toMatchObject([
      { kind: 'notice', content: expect.stringMatching(/：200 积分已退回您的账户。\nOut of season\.$/) },
    ]);
    const lines = await site.call(listPointsDetails, { pageNum: 1, pageSize: 5 }, { token });
    expect(lines.answer.value?.content[0]).toMatchObject({
      ...{ kind: 'returned', amount: 200, balanceAfter: 1_000, reference: value?.reference },
    });
    const list = { sort: 'position' as const, pageNum: 1, pageSize: 50 };
    const { answer } = await site.call(listRewards, list, { token });
    expect(answer.value?.page.content.find(({ id }) => id === rewardId)).toMatchObject({ left: 2, taken: 0 });
    expect((await ask()).code).toBe('ok');
    const { rows } = await site.owner.query(`select reason, action from audit_trail where object_id = $1`, [
      redemptionId,
    ]);
    expect(rows).toContainEqual({ action: 'points.rejectRedemption', reason: 'Out of season.' });
  });
});

describe('refuses', () => {
  it('a missing reason, and decided and unknown ones', async () => {
    const { redemptionId } = await asked();
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ redemptionId, reason: ' x ' });
    expect((await site.send('POST', rejectRedemption.path, { headers, body })).json()).toMatchObject({
      code: 'reason_required',
    });
    expect((await reject('999999', token)).code).toBe('redemption_not_found');
    expect((await reject(redemptionId, token)).code).toBe('ok');
    expect((await reject(redemptionId, token)).code).toBe('redemption_decided');
  });
});

describe('forbids', () => {
  it('guests, members, auditors and another brand’s operators', async () => {
    const { member, redemptionId } = await asked();
    expect((await reject(redemptionId, '')).code).toBe('not_logged_in');
    expect((await reject(redemptionId, member.token)).code).toBe('not_logged_in');
    expect((await reject(redemptionId, (await openOperator(site, { role: 'auditor' })).token)).code).toBe(
      'not_allowed',
    );
    const foreign = await openOperator(site, { host: brandHosts.second });
    const answer = await reject(redemptionId, foreign.token, 'Out of season.', brandHosts.second as never);
    expect(answer.code).toBe('redemption_not_found');
  });
});

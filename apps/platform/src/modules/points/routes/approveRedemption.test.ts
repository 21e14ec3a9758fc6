import {
  approveRedemption,
  getBalance,
  getPointsBalance,
  listMessages,
  listTransactions,
  redeem,
  rejectRedemption,
  type InputOf,
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

const parcel = { recipient: 'Ming Example', address: '12 Cloth Street, Ipoh', mobile: '60123456789' };
type Draft = Parameters<TestMall['addReward']>[0];
async function asked(draft: Draft = {}, changes: Partial<InputOf<typeof redeem>> = {}) {
  const member = await registerPayee(site, 10_000_000n);
  await mall.give(member, 1_000);
  const { id: rewardId, version } = await mall.addReward(draft);
  const input = { requestId: randomUUID(), rewardId, version, quantity: 2, ...parcel, paymentPassword, ...changes };
  const { answer } = await site.call(redeem, input, { token: member.token });
  if (!answer.value) throw new Error(`Nothing was redeemed: ${answer.code}`);
  return { member, redemptionId: answer.value.id };
}
const approve = async (redemptionId: string, token: string, host?: string) =>
  (await site.call(approveRedemption, { redemptionId, remark: 'RM123' }, { token, ...(host ? { host } : {}) })).answer;
const both = async ({ token }: { token: string }) => [
  (await site.call(getPointsBalance, {}, { token })).answer.value?.balance,
  (await site.call(getBalance, {}, { token })).answer.value?.balance,
];
const told = async ({ token }: { token: string }) =>
  (await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 5 }, { token })).answer.value?.content.map(
    ({ title }) => title,
  );
const house = async (name: string) =>
  (
    await site.owner.query<{ sum: bigint }>(
      'select coalesce(sum(balance), 0)::bigint as sum from wallet_accounts where name = $1',
      [name],
    )
  ).rows[0]?.sum;

describe('works', () => {
  it('[POINTS-07] pays a credit to the main wallet and records the approver', async () => {
    const { member, redemptionId } = await asked();
    const operator = await openOperator(site);
    const { value } = await approve(redemptionId, operator.token);
    expect(value).toMatchObject({
      ...{ status: 'approved', remark: 'RM123', operator: operator.username, account: member.account },
      ...{ memberId: String(member.memberId), points: 200, pays: 400_000n },
    });
    expect(await both(member)).toEqual([800, 10_400_000n]);
    expect(await told(member)).toEqual([`您的兑换 ${value?.reference} 已通过`]);
    const now = Date.now();
    const stretch = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 60_000).toISOString() };
    const lines = await site.call(
      listTransactions,
      { ...stretch, kind: 'pointsCredit', pageNum: 1, pageSize: 5 },
      { token: member.token },
    );
    expect(lines.answer.value?.page.content).toMatchObject([{ amount: 400_000n }]);
    const { rows } = await site.owner.query(
      `select actor, action, after from audit_trail where object_type = 'redemption' and object_id = $1`,
      [redemptionId],
    );
    expect(rows).toMatchObject([{ actor: operator.username, action: 'points.approveRedemption' }]);
    expect(String(rows[0]?.after)).toContain(member.account);
  });

  it("books the money part of a gift's price to the house", async () => {
    const before = (await house('house.points:paid')) ?? 0n;
    const { member, redemptionId } = await asked({ kind: 'gift', pays: 0n, needsAddress: true, amount: 1_000_000n });
    expect(await both(member)).toEqual([800, 8_000_000n]);
    await approve(redemptionId, (await openOperator(site)).token);
    expect(await both(member)).toEqual([800, 8_000_000n]);
    expect(await house('house.points:paid')).toBe(before + 2_000_000n);
    expect(await house('hold.points')).toBe(0n);
  });
});

describe('refuses', () => {
  it('[A180] a second decision, also under concurrency: one counts', async () => {
    const { member, redemptionId } = await asked();
    const { token } = await openOperator(site);
    const { token: other } = await openOperator(site, { role: 'approver' });
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => approve(redemptionId, token)),
      ...[1, 2, 3].map(
        async () => (await site.call(rejectRedemption, { redemptionId, reason: 'No more.' }, { token: other })).answer,
      ),
    ]);
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'redemption_decided')).toHaveLength(5);
    const isPaid = answers.some(({ value }) => value?.status === 'approved');
    expect(await told(member)).toHaveLength(1);
    expect(await both(member)).toEqual(isPaid ? [800, 10_400_000n] : [1_000, 10_000_000n]);
  });

  it('unknown ones, also in the database itself', async () => {
    const { token } = await openOperator(site);
    expect((await approve('999999', token)).code).toBe('redemption_not_found');
    const { redemptionId } = await asked();
    await approve(redemptionId, token);
    await expect(
      site.owner.query(`update points_redemptions set status = 'inProcess' where id = $1`, [redemptionId]),
    ).rejects.toThrow('cannot become');
  });
});

describe('forbids', () => {
  it("guests, members, auditors, another brand’s operators, and the operator's own redemption", async () => {
    const { member, redemptionId } = await asked();
    expect((await approve(redemptionId, '')).code).toBe('not_logged_in');
    expect((await approve(redemptionId, member.token)).code).toBe('not_logged_in');
    expect((await approve(redemptionId, (await openOperator(site, { role: 'auditor' })).token)).code).toBe(
      'not_allowed',
    );
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await approve(redemptionId, foreign.token, foreign.host)).code).toBe('redemption_not_found');
    const own = await openOperator(site, { ownMemberId: member.memberId });
    expect((await approve(redemptionId, own.token)).code).toBe('not_allowed');
    expect(await both(member)).toEqual([800, 10_000_000n]);
  });
});

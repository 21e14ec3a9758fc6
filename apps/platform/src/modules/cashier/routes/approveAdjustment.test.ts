import {
  approveAdjustment,
  createAdjustment,
  getBalance,
  listTrail,
  rejectAdjustment,
  type InputOf,
} from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let first: string;
let second: string;
beforeAll(async () => {
  site = await startPlatform();
  first = (await openOperator(site)).token;
  second = (await openOperator(site, { role: 'approver' })).token;
});
afterAll(() => site.close());
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

type Wish = Partial<InputOf<typeof createAdjustment>>;
async function asked(member: TestMember, wish: Wish = {}): Promise<string> {
  const input = {
    ...{ requestId: randomUUID(), memberId: String(member.memberId), direction: 'credit' as const, amount: 5_000_000n },
    ...{ cause: 'paymentMismatch' as const, reason: 'The gateway was paid 50 instead of 20.', ...wish },
  };
  return (await site.call(createAdjustment, input, { token: first })).answer.value?.id ?? '';
}
const approve = async (adjustmentId: string, token: string) =>
  (await site.call(approveAdjustment, { adjustmentId }, { token })).answer;
const balance = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[I-34] moves money once two operators agree, under concurrency', async () => {
    const member = await registerMember(site);
    const adjustmentId = await asked(member);
    expect(await balance(member)).toBe(0n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => approve(adjustmentId, second)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'adjustment_state_changed')).toHaveLength(7);
    expect(await balance(member)).toBe(5_000_000n);
    const taken = await asked(member, { direction: 'debit', amount: 2_000_000n });
    expect((await approve(taken, second)).value).toMatchObject({ status: 'approved' });
    expect(await balance(member)).toBe(3_000_000n);
    const page = { action: 'cashier.approveAdjustment', objectId: adjustmentId, pageNum: 1, pageSize: 20 };
    expect((await site.call(listTrail, page, { token: first })).answer.value?.page.content).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('[I-34] the second approval by the requester, also directly in the database', async () => {
    const member = await registerMember(site);
    const adjustmentId = await asked(member);
    expect((await approve(adjustmentId, first)).code).toBe('second_operator_needed');
    const alone = `update cashier_adjustments set status = 'approved', decided_by = requested_by, decided_at = now() where id = $1`;
    await expect(site.owner.query(alone, [adjustmentId])).rejects.toThrow(/check constraint/);
    expect(await balance(member)).toBe(0n);
  });

  it('to take more than the balance: it stays undecided', async () => {
    const member = await registerMember(site);
    const adjustmentId = await asked(member, { direction: 'debit' });
    expect((await approve(adjustmentId, second)).code).toBe('insufficient_funds');
    await approve(await asked(member), second);
    // The refusal was rolled back completely, so it can be approved once the money is there.
    expect((await approve(adjustmentId, second)).success).toBe(true);
    expect(await balance(member)).toBe(0n);
  });

  it('decided and unknown ones', async () => {
    const adjustmentId = await asked(await registerMember(site));
    await site.call(rejectAdjustment, { adjustmentId }, { token: second });
    expect((await approve(adjustmentId, second)).code).toBe('adjustment_state_changed');
    expect((await approve('999999', second)).code).toBe('adjustment_not_found');
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A193] the member himself; [A258] another brand', async () => {
    const member = await registerMember(site);
    const adjustmentId = await asked(member);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await approve(adjustmentId, auditor.token)).code).toBe('not_allowed');
    expect((await approve(adjustmentId, member.token)).code).toBe('not_logged_in');
    expect((await site.call(approveAdjustment, { adjustmentId })).status).toBe(401);
    const self = await openOperator(site, { ownMemberId: member.memberId });
    expect((await approve(adjustmentId, self.token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const answer = await site.call(approveAdjustment, { adjustmentId }, { token: foreign.token, host });
    expect(answer.answer.code).toBe('adjustment_not_found');
  });
});

import { createAdjustment, rejectAdjustment } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let first: string;
let second: string;
beforeAll(async () => {
  site = await startPlatform();
  first = (await openOperator(site)).token;
  second = (await openOperator(site)).token;
});
afterAll(() => site.close());

async function asked(): Promise<string> {
  const member = await registerMember(site);
  const input = {
    ...{ requestId: randomUUID(), memberId: String(member.memberId), direction: 'credit' as const, amount: 5_000_000n },
    ...{ cause: 'goodwill' as const, reason: 'A gift to say sorry.' },
  };
  return (await site.call(createAdjustment, input, { token: first })).answer.value?.id ?? '';
}
const reject = async (adjustmentId: string, token: string) =>
  (await site.call(rejectAdjustment, { adjustmentId }, { token })).answer;

describe('works', () => {
  it('ends a request without moving money', async () => {
    const adjustmentId = await asked();
    expect((await reject(adjustmentId, second)).value).toMatchObject({ status: 'rejected' });
    const { rows } = await site.owner.query(`select from wallet_transfers where scope = 'cashier.adjustment'`);
    expect(rows).toEqual([]);
  });
});

describe('refuses', () => {
  it('own ones, decided ones and unknown ones', async () => {
    const adjustmentId = await asked();
    expect((await reject(adjustmentId, first)).code).toBe('second_operator_needed');
    await reject(adjustmentId, second);
    expect((await reject(adjustmentId, second)).code).toBe('adjustment_state_changed');
    expect((await reject('999999', second)).code).toBe('adjustment_not_found');
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, guests and another brand', async () => {
    const adjustmentId = await asked();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await reject(adjustmentId, auditor.token)).code).toBe('not_allowed');
    expect((await site.call(rejectAdjustment, { adjustmentId })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const answer = await site.call(rejectAdjustment, { adjustmentId }, { token, host });
    expect(answer.answer.code).toBe('adjustment_not_found');
  });
});

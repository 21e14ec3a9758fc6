import { getTransfer, listEntries } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postWithin } from '../index.ts';

let site: TestPlatform;
let token: string;
let member: { memberId: bigint; token: string };
beforeAll(async () => {
  site = await startPlatform();
  [{ token }, member] = await Promise.all([openOperator(site), registerMember(site)]);
  const base = { brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test' };
  const paidIn = { kind: 'deposit', debit: 'house.bank:test', credit: 'main', amount: 300_000n } as const;
  await postWithin(site.platform.pool, [{ ...base, ...paidIn, key: 'paid-in' }]);
  await postWithin(site.platform.pool, [{ ...base, key: 'back', kind: 'rollback', rule: 'reverses', ref: 'paid-in' }]);
});
afterAll(() => site.close());

/** Ids of the member's transfers, newest first. */
async function transferIds(): Promise<string[]> {
  const list = { memberId: String(member.memberId), pageNum: 1, pageSize: 20 };
  const { answer } = await site.call(listEntries, list, { token });
  return answer.value?.content.map(({ transferId }) => transferId) ?? [];
}

describe('works', () => {
  it('returns the source of an entry, whether it was reversed, and its place in the chain', async () => {
    const [back = '', paidIn = ''] = await transferIds();
    const { answer } = await site.call(getTransfer, { transferId: paidIn }, { token });
    expect(answer.value).toMatchObject({
      ...{ kind: 'deposit', scope: 'test', reference: 'paid-in', refersTo: '', currency: 'CNY', amount: 300_000n },
      ...{ debit: 'house.bank:test', credit: 'main', outcome: 'applied', balanceAfter: 300_000n, isTakenBack: true },
    });
    expect(answer.value?.seal).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.value?.chainHash).toMatch(/^[0-9a-f]{64}$/);
    const reversal = (await site.call(getTransfer, { transferId: back }, { token })).answer.value;
    expect(reversal).toMatchObject({ reference: 'back', refersTo: 'paid-in', isTakenBack: false });
  });
});

describe('refuses', () => {
  it('unknown ids', async () => {
    const { status, answer } = await site.call(getTransfer, { transferId: '999999999' }, { token });
    expect([status, answer.code]).toEqual([404, 'ledger_transfer_not_found']);
  });
});

describe('forbids', () => {
  it('transfers of another brand, and members', async () => {
    const [transferId = ''] = await transferIds();
    const host = brandHosts.second;
    const elsewhere = await openOperator(site, { host });
    const other = await site.call(getTransfer, { transferId }, { token: elsewhere.token, host });
    expect(other.answer.code).toBe('ledger_transfer_not_found');
    expect((await site.call(getTransfer, { transferId }, { token: member.token })).status).toBe(401);
  });
});

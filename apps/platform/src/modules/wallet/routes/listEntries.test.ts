import { listEntries } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postWithin } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** A member with deposits of 1, 2, 3 ... units of currency. */
async function memberWith(deposits: number): Promise<bigint> {
  const { memberId } = await registerMember(site);
  for (let made = 1; made <= deposits; made += 1) {
    await postWithin(site.platform.pool, [
      {
        brandId: 1,
        memberId,
        currency: 'CNY',
        scope: 'test',
        key: `${memberId}:${made}`,
        kind: 'deposit',
        debit: 'house.bank:test',
        credit: 'main',
        amount: BigInt(made) * 100_000n,
      },
    ]);
  }
  return memberId;
}

describe('works', () => {
  it('lists entries newest first with the balance after each, page by page', async () => {
    const memberId = String(await memberWith(5));
    const { token } = await openOperator(site);
    const first = await site.call(listEntries, { memberId, pageNum: 1, pageSize: 2 }, { token });
    expect(first.answer.value).toMatchObject({
      pageNum: 1,
      totalPages: 3,
      totalRows: 5,
      content: [
        { version: '5', amount: 500_000n, balanceAfter: 1_500_000n, kind: 'deposit', reference: `${memberId}:5` },
        { version: '4', amount: 400_000n, balanceAfter: 1_000_000n },
      ],
    });
    const last = await site.call(listEntries, { memberId, pageNum: 3, pageSize: 2 }, { token });
    expect(last.answer.value?.content.map((row) => row.version)).toEqual(['1']);
    const beyond = await site.call(listEntries, { memberId, pageNum: 9, pageSize: 2 }, { token });
    expect(beyond.answer.value?.content).toEqual([]);
  });
});

describe('refuses', () => {
  it('unknown members, and invalid ids', async () => {
    const { token } = await openOperator(site);
    const unknown = await site.call(listEntries, { memberId: '999999', pageNum: 1, pageSize: 20 }, { token });
    expect([unknown.status, unknown.answer.code]).toEqual([404, 'member_not_found']);
    for (const id of ['0', '-1', '1e3', '1.5', 'x', '']) {
      const answer = await site.send('GET', `${listEntries.path}?memberId=${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([id, answer.status]).toEqual([id, 400]);
    }
  });
});

describe('forbids', () => {
  it('[A258] members of another brand', async () => {
    const memberId = String(await memberWith(1));
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const { answer } = await site.call(listEntries, { memberId, pageNum: 1, pageSize: 20 }, { token, host });
    expect(answer.code).toBe('member_not_found');
  });

  it('[A257] members, whose token is useless here', async () => {
    const { token, memberId } = await registerMember(site);
    const own = { memberId: String(memberId), pageNum: 1, pageSize: 20 };
    expect((await site.call(listEntries, own, { token })).status).toBe(401);
    expect((await site.call(listEntries, own)).status).toBe(401);
  });
});

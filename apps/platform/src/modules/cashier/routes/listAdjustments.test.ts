import { createAdjustment, listAdjustments } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const page = { status: 'requested' as const, pageNum: 1, pageSize: 20 };
async function asked(): Promise<string> {
  const member = await registerMember(site);
  const input = {
    ...{ requestId: randomUUID(), memberId: String(member.memberId), direction: 'credit' as const, amount: 5_000_000n },
    ...{ cause: 'goodwill' as const, reason: 'A gift to say sorry.' },
  };
  await site.call(createAdjustment, input, { token });
  return input.memberId;
}

describe('works', () => {
  it('lists open ones, oldest first, and one member’s', async () => {
    const [one, two] = [await asked(), await asked()];
    const { answer } = await site.call(listAdjustments, page, { token });
    expect(answer.value?.page.content.map(({ memberId }) => memberId)).toEqual([one, two]);
    expect(answer.value?.waiting).toBe(2);
    const own = await site.call(listAdjustments, { ...page, status: 'all', memberId: two }, { token });
    expect(own.answer.value?.page.content.map(({ memberId }) => memberId)).toEqual([two]);
  });
});

describe('refuses', () => {
  it('invalid pages and members', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['pageNum=0', 'memberId=-1', 'memberId=%25', 'status=x']) {
      expect((await site.send('GET', `${listAdjustments.path}?${query}`, { headers })).status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A257] [A258] members and guests, and shows another brand only its own', async () => {
    const member = await registerMember(site);
    expect((await site.call(listAdjustments, page)).status).toBe(401);
    expect((await site.call(listAdjustments, page, { token: member.token })).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const { answer } = await site.call(listAdjustments, page, { token: foreign.token, host });
    expect(answer.value).toMatchObject({ waiting: 0, page: { content: [] } });
  });
});

import { createExclusion, createTimeOut, listExcluded } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('lists currently blocked members, newest first, optionally of one kind', async () => {
    const [one, two, over] = [await registerMember(site), await registerMember(site), await registerMember(site)];
    const operator = await openOperator(site);
    await site.call(createTimeOut, { hours: 24 }, { token: one.token });
    const reason = 'Asked for by the family, papers seen.';
    await site.call(createExclusion, { memberId: String(two.memberId), days: null, reason }, operator);
    await site.call(createTimeOut, { hours: 24 }, { token: over.token });
    await site.owner.query(
      `update limits_blocks set begins_at = now() - interval '2 days', ends_at = now() where member_id = $1`,
      [over.memberId],
    );
    const all = await site.call(listExcluded, { pageNum: 1, pageSize: 20 }, operator);
    expect(all.answer.value).toMatchObject({ totalRows: 2, totalPages: 1 });
    expect(all.answer.value?.content.map(({ account }) => account)).toEqual([two.account, one.account]);
    const some = await site.call(listExcluded, { kind: 'timeOut', pageNum: 1, pageSize: 20 }, operator);
    expect(some.answer.value?.content.map(({ account }) => account)).toEqual([one.account]);
  });
});

describe('refuses', () => {
  it('unknown kinds', async () => {
    const operator = await openOperator(site);
    const headers = { authorization: `Bearer ${operator.token}` };
    expect((await site.send('GET', `${listExcluded.path}?kind=x`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members and other brands', async () => {
    const member = await registerMember(site);
    const input = { pageNum: 1, pageSize: 20 };
    expect((await site.call(listExcluded, input)).status).toBe(401);
    expect((await site.call(listExcluded, input, { token: member.token })).status).toBe(401);
    await site.call(createTimeOut, { hours: 24 }, { token: member.token });
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const elsewhere = await site.call(listExcluded, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.value?.content).toEqual([]);
  });
});

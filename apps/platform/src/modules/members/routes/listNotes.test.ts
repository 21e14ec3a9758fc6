import { createNote, listNotes } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = (memberId: bigint, pageNum = 1) => ({ memberId: String(memberId), pageNum, pageSize: 2 });

describe('works', () => {
  it('lists the notes of one member, newest first, page by page', async () => {
    const [{ memberId }, other] = [await registerMember(site), await registerMember(site)];
    const { token } = await openOperator(site);
    for (const body of ['one', 'two', 'three']) {
      await site.call(createNote, { memberId: String(memberId), body }, { token });
    }
    await site.call(createNote, { memberId: String(other.memberId), body: 'other' }, { token });
    const bodies = async (pageNum: number) =>
      (await site.call(listNotes, page(memberId, pageNum), { token })).answer.value?.content.map(({ body }) => body);
    expect([await bodies(1), await bodies(2)]).toEqual([['three', 'two'], ['one']]);
  });
});

describe('refuses', () => {
  it('an unknown member', async () => {
    const { token } = await openOperator(site);
    expect((await site.call(listNotes, page(9_999_999n), { token })).answer.code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('[A257] [A258] the member, guests and operators of another brand', async () => {
    const { memberId, token } = await registerMember(site);
    expect((await site.call(listNotes, page(memberId), { token })).status).toBe(401);
    expect((await site.call(listNotes, page(memberId))).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(listNotes, page(memberId), { token: foreign.token, host })).answer.code).toBe(
      'member_not_found',
    );
  });
});

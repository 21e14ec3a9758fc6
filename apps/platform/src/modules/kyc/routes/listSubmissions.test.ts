import { createSubmission, listSubmissions } from '@baize/contract';
import { brandHosts, onePixel, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('lists open ones, oldest first, of everybody or of one member', async () => {
    const [one, two] = [await registerMember(site), await registerMember(site)];
    for (const { token } of [one, two])
      await site.call(createSubmission, { level: 1, documents: [onePixel] }, { token });
    const { token } = await openOperator(site, { role: 'auditor' });
    const list = async (memberId?: bigint) =>
      (
        await site.call(
          listSubmissions,
          {
            status: 'inReview' as const,
            pageNum: 1,
            pageSize: 20,
            ...(memberId === undefined ? {} : { memberId: String(memberId) }),
          },
          { token },
        )
      ).answer.value;
    expect((await list())?.page.content.map(({ account }) => account)).toEqual([one.account, two.account]);
    expect((await list())?.waiting).toBe(2);
    expect((await list(two.memberId))?.page.content.map(({ account }) => account)).toEqual([two.account]);
  });
});

describe('refuses', () => {
  it('an invalid status', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    const path = `${listSubmissions.path}?status=x&pageNum=1&pageSize=20`;
    expect((await site.send('GET', path, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] [A258] members and guests; another brand sees its own only', async () => {
    const { token } = await registerMember(site);
    const page = { status: 'all' as const, pageNum: 1, pageSize: 20 };
    expect((await site.call(listSubmissions, page, { token })).status).toBe(401);
    expect((await site.call(listSubmissions, page)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const { answer } = await site.call(listSubmissions, page, { token: foreign.token, host });
    expect(answer.value).toMatchObject({ page: { totalRows: 0 }, waiting: 0 });
  });
});

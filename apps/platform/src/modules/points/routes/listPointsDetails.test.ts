import { listPointsDetails } from '@baize/contract';
import {
  openMall,
  openOperator,
  registerMember,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-73] [POINTS-03] lists changes with the balance after each, newest first and page by page', async () => {
    const member = await registerMember(site);
    for (const points of [5, 10, 20]) await mall.give(member, points);
    const read = async (pageNum: number) =>
      (await site.call(listPointsDetails, { pageNum, pageSize: 2 }, { token: member.token })).answer.value;
    expect(await read(1)).toMatchObject({
      ...{ totalRows: 3, totalPages: 2 },
      content: [
        { version: '3', kind: 'returned', amount: 20, balanceAfter: 35, reference: 'test' },
        { version: '2', amount: 10, balanceAfter: 15 },
      ],
    });
    expect(await read(2)).toMatchObject({ content: [{ version: '1', amount: 5, balanceAfter: 5 }] });
    expect(await read(3)).toMatchObject({ content: [] });
  });

  it('reads a page of a long book by entry version', async () => {
    const { rows } = await site.owner.query<{ 'QUERY PLAN': { Plan: unknown }[] }>(
      `explain (format json) select * from points_entries
        where member_id = 1 and brand_id = 1 and version <= 5000 and version > 5000 - 20 order by version desc`,
    );
    expect(JSON.stringify(rows)).toMatch(/points_entries_pkey/);
    expect(JSON.stringify(rows)).not.toMatch(/Seq Scan|"Sort"/);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?pageNum=0', '?pageSize=101', '?kind=earned']) {
      expect((await site.send('GET', listPointsDetails.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own entries', async () => {
    const page = { pageNum: 1, pageSize: 20 };
    expect((await site.call(listPointsDetails, page)).status).toBe(401);
    expect((await site.call(listPointsDetails, page, { token: (await openOperator(site)).token })).status).toBe(401);
    await mall.give(await registerMember(site), 5);
    const { token } = await registerMember(site);
    expect((await site.call(listPointsDetails, page, { token })).answer.value).toMatchObject({ totalRows: 0 });
  });
});

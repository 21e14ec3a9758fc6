import { createApplication, joinPromotion, listApplications } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const list = async (
  view: 'waiting' | 'claimable' | 'all',
  search?: string,
  session?: { token: string; host: string },
) =>
  (
    await site.call(
      listApplications,
      { view, search, pageNum: 1, pageSize: 2 },
      session ?? { token: (await openOperator(site)).token },
    )
  ).answer;

describe('works', () => {
  it('lists pending ones oldest first, others newest first, and finds by account name', async () => {
    const [proof, gift] = [await openPromotion(site, 'application'), await openPromotion(site, 'signUp')];
    const members = [await registerMember(site), await registerMember(site), await registerMember(site)];
    for (const { token } of members) {
      await site.call(createApplication, { promotionId: proof, remark: 'x', images: [] }, { token });
      await site.call(joinPromotion, { promotionId: gift }, { token });
    }
    const waiting = (await list('waiting')).value;
    expect(waiting?.waiting).toBe(3);
    expect(waiting?.page).toMatchObject({ totalRows: 3, totalPages: 2 });
    expect(waiting?.page.content.map(({ account }) => account)).toEqual(members.slice(0, 2).map((one) => one.account));
    const claimable = (await list('claimable')).value?.page.content ?? [];
    expect(claimable.map(({ account }) => account)).toEqual([members[2]?.account, members[1]?.account]);
    expect((await list('all', members[1]?.account.toUpperCase())).value?.page.totalRows).toBe(2);
  });
});

describe('refuses', () => {
  it('an unknown view', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${listApplications.path}?view=mine`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members; operators see their own brand only', async () => {
    expect((await site.call(listApplications, { view: 'all', pageNum: 1, pageSize: 20 })).status).toBe(401);
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await list('all', undefined, stranger)).value?.page.totalRows).toBe(0);
  });
});

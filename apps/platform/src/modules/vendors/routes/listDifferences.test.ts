import { listDifferences } from '@baize/contract';
import { brandHosts, openOperator, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const { id } = await openVendor(site);
  await site.owner.query(
    `with made as (
       insert into vendors_comparisons (brand_id, vendor_id, from_at, to_at, asked_by, status)
       select 1, $1, now() - n * interval '1 hour', now(), 'test', 'done' from generate_series(1, 3) n returning id)
     insert into vendors_differences (brand_id, vendor_id, comparison_id, member_id, round, game_code, currency, kind,
            ours_bet, ours_win, amount)
     select 1, $1, id, 9, 'r' || id, 'dragon-eight', 'CNY', 'missingThere', 300, 100, 200 from made`,
    [id],
  );
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const input = { state: 'open' as const, pageNum: 1, pageSize: 2 };

describe('works', () => {
  it('lists differences with both sides, oldest first', async () => {
    const { answer } = await site.call(listDifferences, input, { token });
    expect(answer.value).toMatchObject({ totalRows: 3, totalPages: 2 });
    expect(answer.value?.content[0]).toMatchObject({
      round: 'r1',
      kind: 'missingThere',
      ours: { bet: 300n, win: 100n },
      theirs: null,
      amount: 200n,
    });
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['pageNum=0', 'pageSize=1000', 'state=x', 'brandId=2']) {
      expect((await site.send('GET', `${listDifferences.path}?${query}`, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A257] members and guests; [A258] shows nothing of another brand', async () => {
    expect((await site.call(listDifferences, input)).status).toBe(401);
    expect((await site.call(listDifferences, input, { token: (await registerMember(site)).token })).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listDifferences, input, foreign)).answer.value?.content).toEqual([]);
  });
});

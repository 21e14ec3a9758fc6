import { listRebateClaims } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 2 };

describe('works', () => {
  it('lists own claims newest first, page by page', async () => {
    const { token, memberId } = await registerMember(site);
    await site.owner.query(
      `insert into bonuses_rebate_claims (brand_id, member_id, request_id, amount, currency, lines)
       select 1, $1, gen_random_uuid(), n * 1000, 'CNY',
              '[{"classify": "RNG", "validBet": "100000", "rateBps": 50, "amount": "500"}]' from generate_series(1, 3) n`,
      [memberId],
    );
    const { value } = (await site.call(listRebateClaims, page, { token })).answer;
    expect(value).toMatchObject({ totalPages: 2, totalRows: 3, content: [{ amount: 3_000n }, { amount: 2_000n }] });
    expect(value?.content[0]?.lines).toEqual([{ classify: 'RNG', validBet: 100_000n, rateBps: 50, amount: 500n }]);
    expect(value?.totals).toEqual({ amount: 6_000n });
  });

  it('[MEMBER-14] finds them by their day, and adds up those that were asked for', async () => {
    const { token, memberId } = await registerMember(site);
    await site.owner.query(
      `insert into bonuses_rebate_claims (brand_id, member_id, request_id, amount, currency, lines, created_at)
       select 1, $1, gen_random_uuid(), n * 1000, 'CNY', '[]', '2026-03-01T00:00:00Z'::timestamptz + (n - 1) * interval '1 day'
         from generate_series(1, 3) n`,
      [memberId],
    );
    const ask = async (from: string, to: string) =>
      (await site.call(listRebateClaims, { ...page, from, to }, { token })).answer.value;
    expect(await ask('2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z')).toMatchObject({
      ...{ totalRows: 2, content: [{ amount: 2_000n }, { amount: 1_000n }], totals: { amount: 3_000n } },
    });
    expect(await ask('2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z')).toMatchObject({ totalRows: 0 });
  });
});

describe('refuses', () => {
  it('pages and stretches that are none', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const crooked = '?from=2026-03-02T00:00:00.000Z&to=2026-03-01T00:00:00.000Z';
    for (const query of ['?pageNum=0', '?pageSize=101', '?memberId=1', '?to=now', crooked]) {
      expect((await site.send('GET', listRebateClaims.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own claims', async () => {
    expect((await site.call(listRebateClaims, page)).status).toBe(401);
    expect((await site.call(listRebateClaims, page, { token: (await openOperator(site)).token })).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(listRebateClaims, page, { token })).answer.value?.content).toEqual([]);
    expect((await site.call(listRebateClaims, page, { token, host: brandHosts.second })).status).toBe(401);
  });
});

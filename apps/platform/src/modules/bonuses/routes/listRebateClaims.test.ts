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
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?pageNum=0', '?pageSize=101', '?memberId=1']) {
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

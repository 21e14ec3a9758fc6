import { listTransfers, transferWallet } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let purse: TestPurse;
beforeAll(async () => {
  site = await startPlatform();
  purse = await startPurse(site);
});
afterAll(async () => {
  await site.close();
  await purse.close();
});

describe('works', () => {
  it('lists own transfers newest first, page by page, without the vendor’s responses', async () => {
    const { token } = await purse.member(10_000_000n);
    for (const amount of [1_000_000n, 2_000_000n, 3_000_000n]) {
      const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount };
      await site.call(transferWallet, input, { token });
    }
    const first = (await site.call(listTransfers, { pageNum: 1, pageSize: 2 }, { token })).answer.value;
    expect(first).toMatchObject({
      totalPages: 2,
      totalRows: 3,
      content: [{ amount: 3_000_000n }, { amount: 2_000_000n }],
    });
    const last = (await site.call(listTransfers, { pageNum: 2, pageSize: 2 }, { token })).answer.value;
    expect(last?.content.map(({ amount }) => amount)).toEqual([1_000_000n]);
    expect(Object.keys(last?.content[0] ?? {})).not.toContain('reference');
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await purse.member();
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?pageNum=0', '?pageSize=101', '?pageNum=x', '?memberId=1']) {
      expect((await site.send('GET', listTransfers.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own transfers', async () => {
    const page = { pageNum: 1, pageSize: 20 };
    expect((await site.call(listTransfers, page)).status).toBe(401);
    expect((await site.call(listTransfers, page, { token: (await openOperator(site)).token })).status).toBe(401);
    const { token } = await purse.member();
    expect((await site.call(listTransfers, page, { token })).answer.value?.content).toEqual([]);
    expect((await site.call(listTransfers, page, { token, host: brandHosts.second })).status).toBe(401);
  });
});

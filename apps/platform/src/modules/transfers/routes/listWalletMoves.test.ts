import { listWalletMoves, transferWallet } from '@baize/contract';
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

const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('lists those in doubt, and all, and finds by member and by reference', async () => {
    const { token, account } = await purse.member(10_000_000n);
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 3_000_000n };
    await site.call(transferWallet, input, { token });
    purse.around = async (call, next) => (['ft', 'cs'].includes(call.method) ? 'lost' : next());
    await site.call(transferWallet, { ...input, requestId: randomUUID(), amount: 1_000_000n }, { token });
    const operator = (await openOperator(site)).token;
    const ask = async (view: 'open' | 'all', search?: string) => {
      const found = { view, ...page, ...(search === undefined ? {} : { search }) };
      return (await site.call(listWalletMoves, found, { token: operator })).answer.value?.content;
    };
    expect(await ask('open')).toMatchObject([{ account, vendor: 'pavilion', status: 'unknown', amount: 1_000_000n }]);
    const all = await ask('all', account);
    expect(all?.map(({ status }) => status)).toEqual(['unknown', 'done']);
    expect(await ask('all', all?.[1]?.reference)).toMatchObject([{ status: 'done', direction: 'in' }]);
    expect(await ask('all', 'nobody')).toEqual([]);
  });
});

describe('refuses', () => {
  it('invalid views', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?view=lost', '?pageNum=0', '?brandId=2']) {
      expect((await site.send('GET', listWalletMoves.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it("members and guests, and shows only the own brand's", async () => {
    const input = { view: 'all', ...page } as const;
    expect((await site.call(listWalletMoves, input)).status).toBe(401);
    expect((await site.call(listWalletMoves, input, { token: (await purse.member()).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect((await site.call(listWalletMoves, input, { token, host })).answer.value?.content).toEqual([]);
  });
});

import { listMembers, operations, type Operation } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
  for (const name of ['alpha1', 'Alpha2', 'beta9']) await registerMember(site, name);
  await registerMember(site, 'alpha7', { host: brandHosts.second });
});
afterAll(() => site.close());

const found = async (input: Parameters<typeof site.call<typeof listMembers>>[1]) => {
  const { answer } = await site.call(listMembers, input, { token });
  return answer.value;
};
const names = (page: Awaited<ReturnType<typeof found>>) => page?.content.map(({ account }) => account);

describe('works', () => {
  it('lists the members of the brand, newest first, with their spendable balance', async () => {
    await site.platform.wallet.post({
      brandId: 1,
      memberId: BigInt((await found({ search: 'beta9', pageNum: 1, pageSize: 20 }))?.content[0]?.id ?? 0),
      currency: 'CNY',
      scope: 'test.members',
      key: 'one',
      kind: 'adjust',
      debit: 'house.adjust',
      credit: 'main',
      amount: 1_250_000n,
    });
    const page = await found({ pageNum: 1, pageSize: 20 });
    expect(names(page)).toEqual(['beta9', 'Alpha2', 'alpha1']);
    expect(page?.content[0]).toMatchObject({ balance: 1_250_000n, currency: 'CNY', type: 0, status: 'active' });
    expect([page?.totalRows, page?.totalPages]).toEqual([3, 1]);
  });

  it('finds by a part of the name, case-insensitive, page by page', async () => {
    expect(names(await found({ search: 'ALPHA', pageNum: 1, pageSize: 1 }))).toEqual(['Alpha2']);
    const second = await found({ search: 'ALPHA', pageNum: 2, pageSize: 1 });
    expect([names(second), second?.totalPages]).toEqual([['alpha1'], 2]);
    expect(names(await found({ search: 'nobody', pageNum: 1, pageSize: 20 }))).toEqual([]);
  });
});

describe('refuses', () => {
  it("[A264] treats %, _ and quotes literally, and limits the text's length", async () => {
    for (const search of ['%', '_', '\\', "'; drop table identity_accounts; --"]) {
      expect(names(await found({ search, pageNum: 1, pageSize: 20 })), search).toEqual([]);
    }
    const long = await site.send('GET', `${listMembers.path}?search=${'x'.repeat(1_000)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([long.status, (long.json() as { code: string }).code]).toEqual([400, 'invalid_input']);
  });

  it('invalid pages', async () => {
    for (const query of ['pageNum=0', 'pageNum=-1', 'pageNum=1e3', 'pageSize=101', 'pageSize=0', 'pageNum=NaN']) {
      const response = await site.send('GET', `${listMembers.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([query, response.status]).toEqual([query, 400]);
    }
  });
});

describe('forbids', () => {
  it('[A261] exporting all members: a file is about one member, pages are limited, and no list contains contacts', async () => {
    const files = Object.values<Operation>(operations).filter((one) => one.isFile === true);
    const forOperators = files.filter(({ audience }) => audience === 'operator').map(({ id }) => id);
    /* One member, one round; game returns and points liability, without members; bills and moves in the line, which
       contain agents' names and are audited. */
    expect(forOperators.toSorted()).toEqual([
      'agents.getMovesFile',
      'contracts.getBillQueueFile',
      'games.getReturnFile',
      'limits.getMemberStatement',
      'points.getLiabilityFile',
      'vendors.getMemberRoundFile',
    ]);
    const bearer = { authorization: `Bearer ${token}` };
    const tooMany = await site.send('GET', `${listMembers.path}?pageSize=101`, { headers: bearer });
    expect(tooMany.status).toBe(400);
    const page = await found({ pageNum: 1, pageSize: 100 });
    expect(new Set(page?.content.flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['id', 'account', 'nickname', 'type', 'status', 'currency', 'balance', 'createdAt', 'lastLoginAt']),
    );
  });

  it('guests, members, and members of another brand', async () => {
    const member = await registerMember(site);
    const input = { pageNum: 1, pageSize: 20 };
    expect((await site.call(listMembers, input)).status).toBe(401);
    expect((await site.call(listMembers, input, { token: member.token })).status).toBe(401);
    expect((await site.call(listMembers, input, { token, host: brandHosts.second })).status).toBe(401);
    const other = await openOperator(site, { host: brandHosts.second });
    const page = await site.call(listMembers, input, { token: other.token, host: brandHosts.second });
    expect(page.answer.value?.content.map(({ account }) => account)).toEqual(['alpha7']);
  });

  it('choosing the brand by a parameter', async () => {
    const response = await site.send('GET', `${listMembers.path}?brandId=2`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, (response.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
  });
});

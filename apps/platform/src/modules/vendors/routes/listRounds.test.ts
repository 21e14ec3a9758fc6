import { listRounds } from '@baize/contract';
import {
  brandHosts,
  openVendor,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
let site: TestPlatform;
let vendor: TestVendor;
let member: TestMember;
const rounds: string[] = [];
const input = { pageNum: 1, pageSize: 20 };

beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site);
  member = await registerMember(site);
  const player = await vendor.player({ memberId: member.memberId });
  for (const win of [0, 5, 1]) {
    const bet = vendor.bet(player, { amount: 2 * UNIT });
    rounds.push(String(bet['round']));
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT }));
  }
  const open = vendor.bet(player, { amount: 2 * UNIT });
  rounds.push(String(open['round']));
  await vendor.call('/transaction/bet', open);
});
afterAll(() => site.close());

describe('works', () => {
  it('lists the member’s rounds, newest first, with the totals of the page and of all', async () => {
    const { status, answer } = await site.call(listRounds, { ...input, pageSize: 2 }, { token: member.token });
    expect(status).toBe(200);
    expect(answer.value?.page).toMatchObject({ pageNum: 1, totalPages: 2, totalRows: 4 });
    expect(answer.value?.page.content.map(({ round }) => round)).toEqual([rounds[3], rounds[2]]);
    expect(answer.value?.page.content[1]).toMatchObject({
      ...{ vassalage: 'studio', vendorName: 'Vendor studio', gameCode: 'dragon-eight', currency: 'CNY' },
      ...{
        gameName: { EN: 'Dragon Eight', CN: '龙八' },
        bet: 200_000n,
        win: 100_000n,
        net: -100_000n,
        validBet: 100_000n,
      },
      status: 'lost',
    });
    expect(answer.value?.page.content[0]).toMatchObject({ status: 'open', endedAt: null, validBet: 0n });
    expect(answer.value?.pageTotals).toEqual({
      rounds: 2,
      bet: 400_000n,
      validBet: 100_000n,
      win: 100_000n,
      net: -300_000n,
    });
    expect(answer.value?.grandTotals).toEqual({
      rounds: 4,
      bet: 800_000n,
      validBet: 500_000n,
      win: 600_000n,
      net: -200_000n,
    });
  });

  it('filters by status, category, time and search text', async () => {
    const ask = async (filter: Record<string, unknown>): Promise<string[]> => {
      const { answer } = await site.call(listRounds, { ...input, ...filter }, { token: member.token });
      return answer.value?.page.content.map(({ round }) => round) ?? ['refused'];
    };
    expect(await ask({ status: 'won' })).toEqual([rounds[1]]);
    expect(await ask({ gameClassify: 'RNG' })).toHaveLength(4);
    expect(await ask({ gameClassify: 'LIVE' })).toEqual([]);
    expect(await ask({ search: 'dragon' })).toHaveLength(4);
    expect(await ask({ search: rounds[0] })).toEqual([rounds[0]]);
    expect(await ask({ search: '%' })).toEqual([]);
    expect(await ask({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    expect(await ask({ to: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(4);
  });
});

describe('refuses', () => {
  it('[A122] invalid pages and filters', async () => {
    const headers = { authorization: `Bearer ${member.token}` };
    for (const query of [
      'pageNum=-1',
      'pageNum=0',
      'pageNum=1e9',
      'pageSize=1000',
      'status=paid',
      'from=yesterday',
      'memberId=1',
    ]) {
      const { status } = await site.send('GET', `${listRounds.path}?${query}`, { headers });
      expect(status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A124] guests, and shows no rounds of others', async () => {
    expect((await site.call(listRounds, input)).status).toBe(401);
    const other = await registerMember(site);
    const { answer } = await site.call(listRounds, input, { token: other.token });
    expect(answer.value?.page.totalRows).toBe(0);
    const elsewhere = await site.call(listRounds, input, { token: member.token, host: brandHosts.second });
    expect(elsewhere.status).toBe(401);
  });
});

import { getProfit } from '@baize/contract/members/getProfit';
import { getProfitFile } from '@baize/contract/members/getProfitFile';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  saveTable,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
let site: TestPlatform;
let member: TestMember;
const stretch = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };

beforeAll(async () => {
  site = await startPlatform();
  member = await registerMember(site);
  const vendor = await openVendor(site);
  const player = await vendor.player({ memberId: member.memberId });
  for (const [win, at] of [
    [0, '2026-03-01T15:59:59.999Z'],
    [5, '2026-03-01T16:00:00.000Z'],
    [1, '2026-03-02T10:00:00.000Z'],
  ] as const) {
    const bet = vendor.bet(player, { amount: 2 * UNIT });
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT }));
    await site.owner.query('update vendors_rounds set started_at = $2 where round = $1', [String(bet['round']), at]);
  }
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, token = member.token, host: string = brandHosts.first) =>
  saveTable(site, getProfitFile, { ...stretch, ...query }, { token, host });

describe('works', () => {
  it('[MEMBER-08] saves the days of the page, the latest first, with exact amounts', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="baize_profit_2026-03-01_2026-03-03.csv"');
    expect(answer.lines).toEqual([
      '\uFEFFDay,Currency,Rounds,Stake,Valid stake,Win,Rebates,Bonuses,Result',
      '2026-03-02,CNY,2,4,3,6,0,0,2',
      '2026-03-01,CNY,1,2,2,0,0,0,-2',
    ]);
    const { value } = (await site.call(getProfit, stretch, { token: member.token })).answer;
    expect(value?.days.map(({ day }) => day).toReversed()).toEqual(['2026-03-02', '2026-03-01']);
  });

  it('is in the language asked for, and a workbook', async () => {
    expect((await ask({ language: 'CN' })).text).toContain('总盈亏');
    expect((await ask({ format: 'xlsx' })).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('refuses', () => {
  it('forms that do not exist, and stretches that are none or too long', async () => {
    const queries: Record<string, string>[] = [
      ...[{ format: 'pdf' }, { language: 'XX' }, { memberId: '1' }],
      ...[{ to: stretch.from }, { from: '2025-01-01T00:00:00.000Z' }],
    ];
    for (const query of queries) expect((await ask(query)).status, JSON.stringify(query)).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and other brands, and holds nobody else’s rows', async () => {
    expect((await ask({}, '')).status).toBe(401);
    expect((await ask({}, (await openOperator(site)).token)).status).toBe(401);
    expect((await ask({}, member.token, brandHosts.second)).status).toBe(401);
    const other = await registerMember(site);
    expect((await ask({}, other.token)).lines).toHaveLength(1);
  });
});

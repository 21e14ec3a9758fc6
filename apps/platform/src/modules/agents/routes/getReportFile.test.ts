import {
  agentReports,
  getReportFile,
  getRevenueReport,
  listDownlines,
  listTeamRounds,
  listTeamStatements,
  listTeamTransactions,
} from '@baize/contract';
import { formatAmount } from '@baize/maths';
import {
  daysAround,
  openTeam,
  openVendor,
  playRound,
  saveTable,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
const days = daysAround();
const page = { pageNum: 1, pageSize: 100 };

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site, { balance: 50_00000n });
  const { id: vendorId } = await openVendor(site);
  for (const { memberId } of [team.leaf, team.middle, team.direct, team.cousin]) {
    await playRound(site, { memberId, at: new Date(), bet: 2_50000n, win: 1_00000n, vendorId });
  }
});
afterAll(() => site.close());

const ask = (query: Record<string, string>, { token } = team.top) =>
  saveTable(site, getReportFile, { ...days, ...query }, { token });
const rowsOf = async (query: Record<string, string>): Promise<string[][]> =>
  (await ask(query)).lines.slice(1).map((line) => line.split(','));
const column = (rows: readonly string[][], at: number) => rows.map((row) => row[at]);

describe('works', () => {
  it('exports exactly what each page of the agent centre shows', async () => {
    const token = { token: team.top.token };
    const downlines = (await site.call(listDownlines, page, token)).answer.value?.page.content ?? [];
    expect(column(await rowsOf({ report: 'downlines' }), 0)).toEqual(downlines.map(({ account }) => account));
    const rounds = (await site.call(listTeamRounds, { ...days, scope: 'team', ...page }, token)).answer.value;
    const savedRounds = await rowsOf({ report: 'rounds' });
    expect(column(savedRounds, 4)).toEqual(rounds?.page.content.map(({ round }) => round.round));
    expect(savedRounds[0]?.slice(5, 10)).toEqual(['2.5', '1.5', '1', '-1.5', 'Lost']);
    const statements = (await site.call(listTeamStatements, { ...days, ...page }, token)).answer.value;
    const saved = await rowsOf({ report: 'statements' });
    expect(column(saved, 0)).toEqual([
      ...(statements?.page.content.map(({ account }) => account) ?? []),
      'Own',
      'Total',
    ]);
    expect(saved.at(-1)?.at(-1)).toBe(formatAmount(statements?.total.net ?? 0n));
    expect(saved.at(-1)?.[5]).toBe('7.5');
    const lines = (await site.call(listTeamTransactions, { ...days, scope: 'team', ...page }, token)).answer.value;
    expect(column(await rowsOf({ report: 'transactions' }), 6)).toEqual(
      lines?.page.content.map(({ transferId }) => transferId),
    );
    const revenue = (await site.call(getRevenueReport, days, token)).answer.value;
    expect(column(await rowsOf({ report: 'revenue' }), 0)).toEqual(revenue?.days.map(({ day }) => day));
    expect((await rowsOf({ report: 'overview' })).at(-1)?.slice(0, 3)).toEqual(['Total', '3', '7.5']);
  });

  it("has headings in every language, and applies the page's filters", async () => {
    for (const report of agentReports) {
      const heads = await Promise.all(
        ['EN', 'CN', 'MS'].map(async (language) => (await ask({ report, language })).lines[0]),
      );
      expect(new Set(heads).size, report).toBe(3);
    }
    expect(column(await rowsOf({ report: 'rounds', scope: 'direct' }), 1).toSorted()).toEqual(
      [team.middle.account, team.direct.account].toSorted(),
    );
    expect(column(await rowsOf({ report: 'rounds', account: team.leaf.account }), 1)).toEqual([team.leaf.account]);
    const below = await rowsOf({ report: 'statements', parentId: String(team.middle.memberId) });
    expect(column(below, 0)).toEqual([team.leaf.account, 'Own', 'Total']);
  });
});

describe('refuses', () => {
  it('members outside the own team', async () => {
    for (const query of [
      { report: 'rounds', account: team.cousin.account },
      { report: 'transactions', account: team.cousin.account },
      { report: 'statements', parentId: String(team.sibling.memberId) },
      { report: 'downlines', parentId: String(team.foreign.memberId) },
    ] as Record<string, string>[]) {
      expect((await ask(query)).text, JSON.stringify(query)).toContain('downline_unknown');
    }
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await ask({ report: 'overview' }, team.leaf)).text).toContain('not_allowed');
    expect((await ask({ report: 'overview' }, { ...team.top, token: '' })).text).toContain('not_logged_in');
  });
});

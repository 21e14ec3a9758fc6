import { listTeamTransactions, type InputOf } from '@baize/contract';
import { daysAround, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
const days = daysAround();

beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 9_00000n });
  const common = { brandId: 1, currency: 'CNY', scope: 'test', debit: 'main' as const };
  await site.platform.wallet.post({
    ...{ ...common, memberId: team.leaf.memberId, key: 'bet', kind: 'bet' },
    ...{ credit: 'house.vendor:a', amount: 2_00000n },
  });
});
afterAll(() => site.close());

const ask = async (token: string, changes: Partial<InputOf<typeof listTeamTransactions>> = {}) =>
  (await site.call(listTeamTransactions, { ...days, scope: 'team', pageNum: 1, pageSize: 20, ...changes }, { token }))
    .answer;

describe('works', () => {
  it("[AGENT-08] lists the team's ledger entries, newest first, with the balance before and after", async () => {
    const { value } = await ask(team.top.token);
    expect(value?.page.content[0]).toMatchObject({
      ...{ account: team.leaf.account, kind: 'bet', amount: -2_00000n },
      ...{ balanceBefore: 9_00000n, balanceAfter: 7_00000n },
    });
    expect(value?.page.totalRows).toBe(4);
    expect(value?.totals).toEqual({ in: 27_00000n, out: 2_00000n, net: 25_00000n });
  });

  it('lists one kind, direct downlines, one account', async () => {
    expect((await ask(team.top.token, { kind: 'bet' })).value?.page.totalRows).toBe(1);
    expect((await ask(team.top.token, { scope: 'direct' })).value?.page.totalRows).toBe(2);
    expect((await ask(team.top.token, { account: team.leaf.account })).value?.page.totalRows).toBe(2);
  });

  it('lists what a figure of the team is made of', async () => {
    expect((await ask(team.top.token, { figure: 'deposits' })).value).toMatchObject({
      ...{ page: { totalRows: 3 }, totals: { in: 27_00000n, out: 0n } },
    });
    expect((await ask(team.top.token, { figure: 'activity' })).value?.page.totalRows).toBe(0);
    const credit = { brandId: 1, currency: 'CNY', scope: 'test', debit: 'house.bank:1', credit: 'main' } as const;
    for (const kind of ['lineRebate', 'rebate', 'envelopeShare', 'pointsConverted', 'hourlyWage'] as const) {
      await site.platform.wallet.post({
        ...{ ...credit, memberId: team.direct.memberId, key: kind, kind, amount: 1_00000n },
      });
    }
    for (const [figure, rows] of [
      ['rebates', 2],
      ['activity', 2],
      ['pay', 1],
      ['withdrawals', 0],
    ] as const) {
      expect((await ask(team.top.token, { figure })).value?.page.totalRows, figure).toBe(rows);
      const { account } = team.direct;
      expect((await ask(team.top.token, { figure, account })).value?.page.totalRows, figure).toBe(rows);
    }
  });
});

describe('refuses', () => {
  it('a name outside the own team like an unknown one', async () => {
    for (const account of [team.sibling.account, team.cousin.account, team.foreign.account, 'nobody12']) {
      expect((await ask(team.top.token, { account })).code).toBe('downline_unknown');
    }
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await ask(team.leaf.token)).code).toBe('not_allowed');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});

import { getRevenueReport, getTeamOverview, listTransactions } from '@baize/contract';
import type { AccountFigure } from '@baize/contract/agents/figureKinds';
import { daysAround, openTeam, playRound, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
const days = daysAround();

beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  await playRound(site, { memberId: team.leaf.memberId, at: new Date(), bet: 8_00000n, win: 1_00000n });
  const common = { brandId: 1, currency: 'CNY', scope: 'test', debit: 'house.contracts:pay' as const };
  for (const [kind, amount] of [
    ['dailyWage', 3_00000n],
    ['dividend', 4_00000n],
    ['lineRebate', 50000n],
    ['deposit', 9_00000n],
  ] as const) {
    await site.platform.wallet.post({
      ...{ ...common, memberId: team.top.memberId, key: kind, kind, credit: 'main', amount },
    });
  }
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(getRevenueReport, days, { token })).answer;

describe('works', () => {
  it('[AGENT-07] sums the agent’s own rebates and pay by day, with their ledger entries', async () => {
    const { rows } = await site.owner.query<{ day: string }>(
      `select distinct (created_at at time zone 'Asia/Shanghai')::date::text as day from wallet_transfers
        where kind in ('dailyWage', 'dividend', 'lineRebate')`,
    );
    const { value } = await ask(team.top.token);
    expect(value?.income).toEqual({ rebates: 50000n, pay: 7_00000n, total: 7_50000n });
    expect(value?.days).toMatchObject([{ day: rows[0]?.day, total: 7_50000n }]);
    expect(value?.days[0]?.entries).toHaveLength(3);
    expect(value?.team).toMatchObject({ bets: 8_00000n, payout: 1_00000n });
  });

  it('[AGENT-07] every figure of income is the sum of the lines of the account that it leads to', async () => {
    const { token } = team.top;
    const { value } = await ask(token);
    const { answer } = await site.call(getTeamOverview, { ...days, scope: 'team' }, { token });
    const begin = (day: string) => new Date(`${day}T00:00:00+08:00`).getTime();
    const span = {
      from: new Date(begin(days.from)).toISOString(),
      to: new Date(begin(days.to) + 86_400_000).toISOString(),
    };
    const linesOf = async (figure: AccountFigure) => {
      const input = { ...span, figure, pageNum: 1, pageSize: 100 };
      return (await site.call(listTransactions, input, { token })).answer.value;
    };
    const overview = (answer.value?.income.rebates ?? 0n) + (answer.value?.income.pay ?? 0n);
    for (const [figure, told, count] of [
      ['rebates', [value?.income.rebates, answer.value?.income.rebates], 1],
      ['pay', [value?.income.pay, answer.value?.income.pay], 2],
      ['income', [value?.income.total, value?.days.reduce((sum, day) => sum + day.total, 0n), overview], 3],
    ] as const) {
      const lines = await linesOf(figure);
      expect(lines?.page.content, figure).toHaveLength(count);
      const sum = lines?.page.content.reduce((all, { amount }) => all + amount, 0n);
      expect(new Set([lines?.totals.net, ...told]), figure).toEqual(new Set([sum]));
    }
    const own = await linesOf('income');
    const transferIds = own?.page.content.map(({ transferId }) => transferId);
    expect(transferIds?.toSorted()).toEqual(value?.days.flatMap(({ entries }) => entries).toSorted());
  });
});

describe('refuses', () => {
  it("to include other members' figures", async () => {
    const { value } = await ask(team.sibling.token);
    expect(value).toMatchObject({ income: { total: 0n }, days: [], team: { bets: 0n } });
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await ask(team.leaf.token)).code).toBe('not_allowed');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});

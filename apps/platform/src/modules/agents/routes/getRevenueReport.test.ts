import { getRevenueReport } from '@baize/contract';
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

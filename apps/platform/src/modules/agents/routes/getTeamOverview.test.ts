import { getTeamOverview, listTeamRounds, listTeamTransactions } from '@baize/contract';
import {
  daysAround,
  openTeam,
  openVendor,
  playRound,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTeams } from '../commands/countTeams.ts';

let site: TestPlatform;
let team: TestTeam;
const at = new Date();
const today = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const days = daysAround(at);

beforeAll(async () => {
  site = await startPlatform();
  await openVendor(site);
  team = await openTeam(site, { balance: 100_00000n });
  await playRound(site, { memberId: team.leaf.memberId, at, bet: 30_00000n, win: 10_00000n });
  await playRound(site, { memberId: team.direct.memberId, at, bet: 5_00000n, win: 9_00000n });
  await playRound(site, { memberId: team.top.memberId, at, bet: 77_00000n, win: 0n });
  await playRound(site, { memberId: team.cousin.memberId, at, bet: 88_00000n, win: 0n });
});
afterAll(() => site.close());

const ask = (token: string, scope: 'team' | 'direct' = 'team', changes: Partial<typeof days> = {}) =>
  site.call(getTeamOverview, { ...days, scope, ...changes }, { token });

describe('works', () => {
  it('[ROLE-18] counts the own downline only: not the agent, siblings or uplines', async () => {
    const { value } = (await ask(team.top.token)).answer;
    expect(value?.figures).toMatchObject({ rounds: 2, bets: 35_00000n, payout: 19_00000n, net: -16_00000n });
    expect(value?.figures).toMatchObject({ deposits: 300_00000n, withdrawals: 0n, validBets: 24_00000n });
    expect(value?.team).toMatchObject({ agents: 1, members: 2, joined: 3, active: 2, firstDeposits: 3, online: 3 });
    expect(value?.team.balance).toBe(300_00000n);
    expect(value?.byCategory).toMatchObject([{ gameClassify: 'RNG', bets: 35_00000n, net: -16_00000n }]);
    expect(value?.byDay).toEqual([{ day: today, bets: 35_00000n, net: -16_00000n }]);
    expect(value?.top.map(({ account, bets }) => [account, bets])).toEqual([
      [team.middle.account, 30_00000n],
      [team.direct.account, 5_00000n],
    ]);
    const below = (await ask(team.middle.token)).answer.value;
    expect(below?.figures).toMatchObject({ rounds: 1, bets: 30_00000n });
    expect(below?.team).toMatchObject({ agents: 0, members: 1 });
  });

  it('says the same of a team that has been aggregated, of downlines who did not play themselves too', async () => {
    const { pool, catalogue } = site.platform;
    const before = (await ask(team.top.token)).answer.value;
    await countTeams({ pool, catalogue }, { id: 1, currency: 'CNY', timeZone: 'Asia/Shanghai' });
    const { rows } = await site.owner.query('select from agents_sums where agent_id = $1', [team.top.memberId]);
    expect(rows.length).toBeGreaterThan(0);
    const after = (await ask(team.top.token)).answer.value;
    expect(after?.top).toMatchObject([{ account: team.middle.account, bets: 30_00000n }, { bets: 5_00000n }]);
    expect(after).toEqual(before);
  });

  it('counts direct downlines only, on request', async () => {
    const { value } = (await ask(team.top.token, 'direct')).answer;
    expect(value?.figures).toMatchObject({ rounds: 1, bets: 5_00000n });
    expect(value?.team).toMatchObject({ agents: 1, members: 1 });
  });

  it('matches the sum of its rows', async () => {
    const { value } = (await ask(team.top.token)).answer;
    const page = { pageNum: 1, pageSize: 100, scope: 'team' as const };
    const rounds = (await site.call(listTeamRounds, { ...days, ...page }, { token: team.top.token })).answer.value;
    expect(rounds?.page.content.reduce((sum, { round }) => sum + round.bet, 0n)).toBe(value?.figures.bets);
    expect(rounds?.totals).toMatchObject({ rounds: value?.figures.rounds, net: value?.figures.net });
    const lines = await site.call(
      listTeamTransactions,
      { ...days, ...page, kind: 'deposit' },
      { token: team.top.token },
    );
    expect(lines.answer.value?.totals.in).toBe(value?.figures.deposits);
  });
});

describe('refuses', () => {
  it('reversed and too long ranges', async () => {
    for (const changes of [{ from: '2099-01-01' }, { from: '2020-01-01' }]) {
      expect((await ask(team.top.token, 'team', changes)).status, changes.from).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[ROLE-11] everybody but agents', async () => {
    for (const { token } of [team.leaf, team.direct]) {
      expect((await ask(token)).answer).toMatchObject({ success: false, code: 'not_allowed' });
    }
    expect((await ask('')).status).toBe(401);
  });
});

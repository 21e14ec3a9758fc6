import { listTeamRounds, type InputOf } from '@baize/contract';
import { openTeam, openVendor, playRound, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
const day = '2026-03-05';
const at = (time: string) => new Date(`${time}+08:00`);

beforeAll(async () => {
  // Rounds of another year: a running aggregation would look for changes of the last minutes only.
  site = await startPlatform({ env: { ROLE: 'web' } });
  await openVendor(site, { games: [{ gameCode: 'quick-three', classify: 'LOTT', names: ['Quick Three', '快三'] }] });
  team = await openTeam(site);
  const played = { bet: 2_00000n, win: 0n };
  await playRound(site, { memberId: team.leaf.memberId, at: at('2026-03-05T12:00:00'), ...played });
  await playRound(site, {
    memberId: team.direct.memberId,
    at: at('2026-03-05T13:00:00'),
    bet: 3_00000n,
    win: 5_00000n,
  });
  await playRound(site, { memberId: team.top.memberId, at: at('2026-03-05T14:00:00'), ...played });
  await playRound(site, { memberId: team.cousin.memberId, at: at('2026-03-05T15:00:00'), ...played });
  // After midnight: other games belong to the next day, a lottery until 02:00 to the day before.
  const lottery = { game: 'quick-three', ...played };
  await playRound(site, { memberId: team.leaf.memberId, at: at('2026-03-06T01:59:59'), ...lottery });
  await playRound(site, { memberId: team.leaf.memberId, at: at('2026-03-05T01:59:59'), ...lottery });
  await playRound(site, { memberId: team.leaf.memberId, at: at('2026-03-06T00:00:00'), ...played });
});
afterAll(() => site.close());

const ask = async (token: string, changes: Partial<InputOf<typeof listTeamRounds>> = {}) =>
  (
    await site.call(
      listTeamRounds,
      { from: day, to: day, scope: 'team', pageNum: 1, pageSize: 20, ...changes },
      { token },
    )
  ).answer;
const accounts = (answer: Awaited<ReturnType<typeof ask>>) => answer.value?.page.content.map((row) => row.account);

describe('works', () => {
  it('[AGENT-05] lists rounds of the team newest first, lotteries by a day that begins at 02:00', async () => {
    const answer = await ask(team.top.token);
    const { leaf, direct } = team;
    expect(accounts(answer)).toEqual([leaf.account, direct.account, leaf.account]);
    expect(answer.value?.page.content[0]?.round.gameCode).toBe('quick-three');
    expect(answer.value?.totals).toEqual({
      ...{ rounds: 3, bet: 7_00000n, validBet: 6_00000n, win: 5_00000n, net: -2_00000n },
    });
  });

  it('lists own rounds, those of direct downlines, of one account, of one category', async () => {
    expect(accounts(await ask(team.top.token, { scope: 'me' }))).toEqual([team.top.account]);
    expect(accounts(await ask(team.top.token, { scope: 'direct' }))).toEqual([team.direct.account]);
    expect(accounts(await ask(team.top.token, { account: team.leaf.account }))).toHaveLength(2);
    expect(accounts(await ask(team.top.token, { gameClassify: 'LOTT' }))).toEqual([team.leaf.account]);
    expect(accounts(await ask(team.top.token, { status: 'won' }))).toEqual([team.direct.account]);
  });
});

describe('refuses', () => {
  it('a name outside the own team like an unknown one', async () => {
    for (const account of [team.sibling.account, team.cousin.account, team.foreign.account, 'nobody12']) {
      expect((await ask(team.top.token, { account })).code).toBe('downline_unknown');
    }
    expect((await ask(team.middle.token, { account: team.top.account })).code).toBe('downline_unknown');
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await ask(team.leaf.token)).code).toBe('not_allowed');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});

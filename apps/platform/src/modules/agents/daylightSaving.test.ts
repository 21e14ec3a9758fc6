import { getTeamOverview, listTeamRounds, listTeamStatements } from '@baize/contract';
import { openTeam, openVendor, playRound, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
let vendorId: number;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await site.owner.query(`update site_brands set time_zone = 'Europe/Berlin' where id = 1`);
  team = await openTeam(site);
  const lotto = { gameCode: 'lotto', classify: 'LOTT', names: ['Lotto', '彩票'] } as const;
  ({ id: vendorId } = await openVendor(site, { games: [lotto] }));
});
afterAll(() => site.close());

const HOUR = 3_600_000;
const BET = 10_000n;

/** The UTC start of a day in Berlin, by the offset at its midnight. */
const nights = [
  {
    night: 'that loses an hour',
    days: ['2026-03-28', '2026-03-29', '2026-03-30'],
    starts: '2026-03-27T23:00Z',
    hours: [24, 23, 24],
  },
  {
    night: 'that has an hour twice',
    days: ['2026-10-24', '2026-10-25', '2026-10-26'],
    starts: '2026-10-23T22:00Z',
    hours: [24, 25, 24],
  },
];

describe.each(nights)('reports over the clock change $night', ({ days, starts, hours }) => {
  it.each([
    ['dragon-eight', 0],
    ['lotto', 2],
  ])('[A174] [I-28] assign every round of %s to exactly one day, from %i o’clock on', async (game, later) => {
    const first = Date.parse(starts) + later * HOUR;
    const total = hours.reduce((sum, count) => sum + count, 0);
    const who = { memberId: team.leaf.memberId, bet: BET, win: 0n, vendorId, game };
    // The first and the last moment of every hour.
    for (let hour = 0; hour < total; hour += 1) {
      await playRound(site, { ...who, at: new Date(first + hour * HOUR) });
      await playRound(site, { ...who, at: new Date(first + (hour + 1) * HOUR - 1) });
    }
    const token = { token: team.top.token };
    const counts = async (from: string, to: string) => {
      const page = { pageNum: 1, pageSize: 1 };
      const [overview, statements, rounds] = [
        await site.call(getTeamOverview, { from, to, scope: 'team' }, token),
        await site.call(listTeamStatements, { from, to, ...page }, token),
        await site.call(listTeamRounds, { from, to, scope: 'team', ...page }, token),
      ].map(({ answer }) => answer.value);
      return { overview, statements, rounds } as {
        overview: { figures: { rounds: number }; byDay: { day: string; bets: bigint }[] };
        statements: { total: { rounds: number } };
        rounds: { totals: { rounds: number } };
      };
    };
    for (const [place, day] of days.entries()) {
      const { overview, statements, rounds } = await counts(day, day);
      const expected = (hours[place] ?? 0) * 2;
      expect([overview.figures.rounds, statements.total.rounds, rounds.totals.rounds], day).toEqual([
        expected,
        expected,
        expected,
      ]);
      expect(
        overview.byDay.map((one) => one.day),
        day,
      ).toEqual([day]);
    }
    const { overview } = await counts(days[0] ?? '', days[2] ?? '');
    expect(overview.byDay.map(({ bets }) => bets / BET / 2n)).toEqual(hours.map(BigInt));
    await site.owner.query('delete from vendors_rounds');
  });
});

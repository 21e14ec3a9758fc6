import { addDays } from '@baize/maths/contracts/addDays';
import { countNightRounds, findRoundsBelow, type RoundsBelow, type RoundWindow } from '#modules/vendors/index.ts';
import type { Counted } from './Count.ts';
import { splitPlay } from './figuresOf.ts';
import { isLottery } from './readClasses.ts';
import { windowOf } from '@baize/server/windowOf';
import { sumsOf, type Team } from './withTeam.ts';

type Page = Readonly<{ limit: number; offset: number }>;
type Asked = Omit<RoundsBelow, 'agentId' | 'games' | 'lotteries'> & Readonly<{ gameClassify?: string | undefined }>;

/**
 * A page of a team's rounds, newest first, with totals over the whole filter. The totals are aggregated, and the number
 * of rounds per day locates the days of the page, so that no others are scanned.
 */
export async function readTeamRounds(team: Team, { limit, offset, ...asked }: Asked & Page) {
  const { gameClassify } = asked;
  const counted = (await sumsOf(team, { ...asked, whats: ['play'], daily: ['play'] })).filter((row) => {
    const play = splitPlay(row);
    return (gameClassify ?? play.category) === play.category && (asked.status ?? play.status) === play.status;
  });
  const below = belowOf(team, asked);
  const { window, skipped } = await placeOf(team, below, counted, { limit, offset });
  const total = (value: (row: Counted) => bigint): bigint => counted.reduce((sum, row) => sum + value(row), 0n);
  const rounds = Number(total(({ count }) => count));
  return {
    // Where there are none, all days would be scanned for them.
    rows: rounds === 0 ? [] : await findRoundsBelow(team.db, below, window, { limit, offset: offset - skipped }),
    totals: {
      rounds,
      ...{ bet: total(({ minus }) => minus), validBet: total(({ valid }) => valid), win: total(({ plus }) => plus) },
    },
  };
}

/** Which rounds of a team are meant. */
export const belowOf = (team: Pick<Team, 'agentId' | 'classes'>, { gameClassify, ...asked }: Asked): RoundsBelow => ({
  ...{ ...asked, agentId: team.agentId },
  lotteries: keysOf(team, isLottery),
  games: gamesOf(team, gameClassify),
});

const keysOf = ({ classes }: Pick<Team, 'classes'>, isMeant: (category: string) => boolean): string[] =>
  Object.entries(classes).flatMap(([key, category]) => (isMeant(category) ? [key] : []));

/** Games in no other category are slots. */
function gamesOf(team: Pick<Team, 'classes'>, gameClassify: string | undefined): RoundsBelow['games'] {
  if (gameClassify === undefined) return undefined;
  const isWithout = gameClassify === 'RNG';
  return { keys: keysOf(team, (category) => isWithout || category === gameClassify), isWithout };
}

/**
 * The midnights that enclose a page. Lottery rounds in the first hours of a calendar day belong to the day before, so
 * these are counted where whole days are skipped.
 */
async function placeOf(
  { db }: Team,
  below: RoundsBelow,
  counted: readonly Counted[],
  page: Page,
): Promise<{ window: RoundWindow; skipped: number }> {
  const counts = new Map<string, number>();
  for (const { day, count } of counted) counts.set(day, (counts.get(day) ?? 0) + Number(count));
  const { since, before, skipped } = windowOf(counts, { from: below.from, ...page });
  const whole = { window: { since, before: null }, skipped: 0 };
  if (before === undefined) return whole;
  const eve = addDays(before, -1);
  const hasNight = counted.some((row) => row.day === eve && isLottery(splitPlay(row).category));
  const night = hasNight ? await countNightRounds(db, below, before) : 0;
  return skipped + night > page.offset ? whole : { window: { since, before }, skipped: skipped + night };
}

import { addDays } from '@baize/maths/contracts/addDays';
import { countNightRounds, findRoundsBelow, type RoundsBelow, type RoundWindow } from '#modules/vendors/index.ts';
import type { Counted } from './Count.ts';
import { splitPlay } from './figuresOf.ts';
import { isLottery } from './readClasses.ts';
import { windowOf } from './windowOf.ts';
import { sumsOf, type Team } from './withTeam.ts';

type Page = Readonly<{ limit: number; offset: number }>;
type Query = Omit<RoundsBelow, 'agentId' | 'games' | 'lotteries'> &
  Page &
  Readonly<{ gameClassify?: string | undefined }>;

/**
 * A page of a team's rounds, newest first, with totals of everything filtered. The totals are the counted ones, and how
 * many rounds each day has tells on which days the page lies, so that no others are gone through.
 */
export async function readTeamRounds(team: Team, query: Query) {
  const { gameClassify, limit, offset, ...asked } = query;
  const counted = (await sumsOf(team, { ...asked, whats: ['play'] })).filter((row) => {
    const play = splitPlay(row);
    return (gameClassify ?? play.category) === play.category && (query.status ?? play.status) === play.status;
  });
  const below: RoundsBelow = {
    ...{ ...asked, agentId: team.agentId },
    lotteries: keysOf(team, isLottery),
    games: gamesOf(team, gameClassify),
  };
  const { window, skipped } = await placeOf(team, below, counted, { limit, offset });
  const total = (value: (row: Counted) => bigint): bigint => counted.reduce((sum, row) => sum + value(row), 0n);
  return {
    rows: await findRoundsBelow(team.db, below, window, { limit, offset: offset - skipped }),
    totals: {
      rounds: Number(total(({ count }) => count)),
      ...{ bet: total(({ minus }) => minus), validBet: total(({ valid }) => valid), win: total(({ plus }) => plus) },
    },
  };
}

const keysOf = ({ classes }: Team, isMeant: (category: string) => boolean): string[] =>
  Object.entries(classes).flatMap(([key, category]) => (isMeant(category) ? [key] : []));

/** A slot is what belongs to no other category. */
function gamesOf(team: Team, gameClassify: string | undefined): RoundsBelow['games'] {
  if (gameClassify === undefined) return undefined;
  const isWithout = gameClassify === 'RNG';
  return { keys: keysOf(team, (category) => isWithout || category === gameClassify), isWithout };
}

/**
 * Between which midnights a page lies. Rounds of lotteries that began in the night before a day's first hours count for
 * the day before it, so those are counted where whole days are to be skipped.
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

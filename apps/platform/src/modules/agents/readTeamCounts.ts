import type { TeamPart } from '@baize/contract/agents/teamParts';
import { countLastIn, countThere } from '#modules/identity/index.ts';
import type { Counted, What } from './Count.ts';
import { slotEnd, slotOf } from './slotOf.ts';
import { readClock } from './store/counts.ts';
import type { Days } from './store/days.ts';
import { sumsOf, type Team } from './withTeam.ts';

export type TeamQuery = Days & Readonly<{ brandId: number; scope: 'team' | 'direct' }>;

const DAY_MS = 86_400_000;

/** Since when somebody has to have come in to be silent for fewer days than these. */
export async function silentSince({ db }: Pick<Team, 'db'>, days: 3 | 7): Promise<Date> {
  return before(await readClock(db), days);
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * How many of a team each of the figures counts that are about people, and the rows of other figures, `also`, which are
 * read with them.
 */
export async function readTeamCounts(
  team: Team,
  query: TeamQuery,
  also: readonly What[] = [],
): Promise<{ counts: Record<TeamPart, number>; rows: Counted[] }> {
  const { brandId, scope, from, to } = query;
  const { silent3, silent7, slots } = await readSilent(team, query);
  const whats = ['active', 'joined', 'first', 'seen', ...also] as const;
  const rows = await sumsOf(team, { scope, from, to, slots, whats });
  const online = await countThere(team.db, { brandId, agentId: team.agentId, scope });
  const count = (what: Counted['what'], isMeant: (key: string) => boolean = () => true): number =>
    Number(rows.reduce((sum, row) => sum + (row.what === what && isMeant(row.key) ? row.count : 0n), 0n));
  const agents = count('joined', (key) => key.startsWith('agent'));
  const members = count('joined', (key) => key.startsWith('member'));
  const all = agents + members;
  const counts = {
    ...{ everybody: all, agents, members, online },
    joined: count('joined', (key) => key.endsWith(' new')),
    ...{ firstDeposits: count('first'), active: count('active') },
    silent3: all - count('seen', (key) => key === '3') - silent3,
    silent7: all - count('seen') - silent7,
  };
  return { counts, rows: rows.filter(({ what }) => also.includes(what)) };
}

/**
 * How many came in last in the rest of the quarters of an hour in which three and seven days ago lie: whoever came in
 * after those is counted by quarters.
 */
async function readSilent(team: Team, { brandId, scope }: TeamQuery) {
  const countFrom = (from: Date): Promise<number> =>
    countLastIn(team.db, { ...{ brandId, agentId: team.agentId, scope }, from, to: slotEnd(from) });
  const now = await readClock(team.db);
  const [three, seven] = [before(now, 3), before(now, 7)];
  return {
    silent3: await countFrom(three),
    silent7: await countFrom(seven),
    slots: { three: slotOf(three).key, seven: slotOf(seven).key, sevenDay: slotOf(seven).day },
  };
}

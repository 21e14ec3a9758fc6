import type { TeamPart } from '@baize/contract/agents/teamParts';
import { countLastIn, countThere } from '#modules/identity/index.ts';
import type { Counted, What } from './Count.ts';
import { slotEnd, slotOf } from './slotOf.ts';
import type { Days } from './store/days.ts';
import { sumsOf, type Team } from './withTeam.ts';

export type TeamQuery = Days & Readonly<{ brandId: number; scope: 'team' | 'direct' }>;

/** What the figures about people are counted by. */
export const peopleWhats = ['active', 'joined', 'first', 'seen'] as const satisfies readonly What[];

const DAY_MS = 86_400_000;

/** Since when somebody has to have come in to be silent for fewer days than these. */
export const silentSince = ({ now }: Pick<Team, 'now'>, days: 3 | 7): Date => new Date(now.getTime() - days * DAY_MS);

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
  const rows = await sumsOf(team, { scope, from, to, slots, whats: [...peopleWhats, ...also], daily: ['play'] });
  const people = rows.filter(({ what }) => peopleWhats.some((one) => one === what));
  const online = await countThere(team.db, { brandId, agentId: team.agentId, scope });
  const count = (what: Counted['what'], isMeant: (key: string) => boolean = () => true): number =>
    Number(people.reduce((sum, row) => sum + (row.what === what && isMeant(row.key) ? row.count : 0n), 0n));
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
  const [three, seven] = [silentSince(team, 3), silentSince(team, 7)];
  const [silent3 = 0, silent7 = 0] = await countLastIn(team.db, {
    ...{ brandId, agentId: team.agentId, scope },
    stretches: [three, seven].map((from) => ({ from, to: slotEnd(from) })),
  });
  return {
    silent3,
    silent7,
    slots: { three: slotOf(three).key, seven: slotOf(seven).key, sevenDay: slotOf(seven).day },
  };
}

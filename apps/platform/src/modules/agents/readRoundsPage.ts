import type { Brand } from '#kit/implement.ts';
import {
  findRoundsBelowBehind,
  findTeamRounds,
  findTeamRoundsBehind,
  lotteryGamesOf,
  sumTeamRounds,
  type PlacedRound,
  type RoundsBelow,
} from '#modules/vendors/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { readClasses } from './readClasses.ts';
import { belowOf, readTeamRounds } from './readTeamRounds.ts';
import { singleOf } from './singleOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { withTeam } from './withTeam.ts';

type Deps = Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>;
type Asked = Days &
  Readonly<{
    brand: Brand;
    brandId: number;
    agentId: bigint;
    scope: 'me' | 'direct' | 'team';
    account?: string | undefined;
    gameClassify?: string | undefined;
    status?: RoundsBelow['status'];
  }>;

/** A page of rounds of a team or one member, newest first, with the totals of all. */
export async function readRoundsPage(deps: Deps, asked: Asked & { limit: number; offset?: number }) {
  const { brand, agentId, limit, offset = 0 } = asked;
  const own = await ownOf(deps, asked);
  if (own === undefined) {
    return withTeam(deps, { brand, agentId, whats: ['play'] }, (team) =>
      readTeamRounds(team, { ...teamOf(asked), limit, offset }),
    );
  }
  const rows = await findTeamRounds(deps.pool, own, { limit, offset });
  const totals = await sumTeamRounds(deps.pool, own);
  return { rows, totals: { ...totals, win: totals.win + totals.adjusted } };
}

/** The rounds behind one of them, or the first ones, in the same order and without totals: for files. */
export async function readRoundsBehind(
  deps: Deps,
  asked: Asked & { limit: number; after: PlacedRound | undefined },
): Promise<PlacedRound[]> {
  const { agentId, limit, after } = asked;
  const own = await ownOf(deps, asked);
  if (own !== undefined) return findTeamRoundsBehind(deps.pool, own, { limit, after });
  const classes = await readClasses(deps.catalogue);
  return findRoundsBelowBehind(deps.pool, belowOf({ agentId, classes }, teamOf(asked)), { limit, after });
}

const teamOf = ({ brand, brandId, scope, from, to, gameClassify, status }: Asked) => ({
  ...{ brandId, currency: brand.currency, timeZone: brand.timeZone, from, to, gameClassify, status },
  scope: scope === 'direct' ? ('direct' as const) : ('team' as const),
});

/** The filter of a single member's rounds; undefined for a team. */
async function ownOf(deps: Deps, asked: Asked) {
  const { pool, catalogue } = deps;
  const { brandId, brand, from, to, gameClassify, status } = asked;
  const { currency, timeZone } = brand;
  const stretch = await readStretch(pool, { from, to, timeZone });
  const single = await singleOf(deps, asked);
  if (single === undefined) return undefined;
  const games = gameClassify === undefined ? undefined : await catalogue.keysOf({ classify: gameClassify });
  const lotteries = { games: await lotteryGamesOf(catalogue), ...stretch.lottery };
  return { brandId, memberIds: [single], currency, games, status, lotteries, others: stretch.plain };
}

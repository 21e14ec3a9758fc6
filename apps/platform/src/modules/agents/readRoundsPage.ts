import type { Brand } from '#kit/implement.ts';
import { findTeamRounds, lotteryGamesOf, type RoundsBelow, type TeamRound } from '#modules/vendors/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { readTeamRounds } from './readTeamRounds.ts';
import { singleOf } from './singleOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { withTeam } from './withTeam.ts';

type Asked = Days &
  Readonly<{
    brand: Brand;
    brandId: number;
    agentId: bigint;
    scope: 'me' | 'direct' | 'team';
    account?: string | undefined;
    gameClassify?: string | undefined;
    status?: RoundsBelow['status'];
    limit: number;
    offset?: number;
    /** The round before them. */
    after?: TeamRound | undefined;
  }>;

/** A page of rounds of a team or one member, newest first, with the totals of all. */
export async function readRoundsPage(deps: Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>, asked: Asked) {
  const { pool, catalogue } = deps;
  const { brand, brandId, agentId, scope, from, to, gameClassify, status, limit, offset, after } = asked;
  const { currency, timeZone } = brand;
  const stretch = await readStretch(pool, { from, to, timeZone });
  const single = await singleOf(deps, asked);
  if (single === undefined) {
    return withTeam(deps, { brand, agentId }, (team) =>
      readTeamRounds(team, {
        ...{ brandId, currency, timeZone, from, to, gameClassify, status, limit, offset, after },
        scope: scope === 'direct' ? 'direct' : 'team',
      }),
    );
  }
  const games = gameClassify === undefined ? undefined : await catalogue.keysOf({ classify: gameClassify });
  const lotteries = { games: await lotteryGamesOf(catalogue), ...stretch.lottery };
  const own = { brandId, memberIds: [single], currency, games, status, lotteries, others: stretch.plain };
  const { rows, totals } = await findTeamRounds(pool, own, { limit, offset, after });
  return { rows, totals: { ...totals, win: totals.win + totals.adjusted } };
}

import { getPlaySession as operation } from '@baize/contract/studio/getPlaySession';
import { liveSeedOf } from '../guests/liveSeedOf.ts';
import { isBetPaid } from '../isBetPaid.ts';
import { presentGame, presentRound, presentSeed } from '../present.ts';
import { purseOf } from '../purseOf.ts';
import { listRecentRounds, type RoundRow } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

const isUnfinished = (last: RoundRow): boolean =>
  ['betting', 'choosing', 'rollingBack'].includes(last.state) ||
  (isBetPaid(last) && last.shownSpins < last.outcome.spins.length);

export const getPlaySession = (studio: Studio): StudioRoute =>
  implement(operation, async ({ caller: session }) => {
    const [seed, [last], purse] = await Promise.all([
      liveSeedOf(studio, session),
      listRecentRounds(studio.pool, session.playerId, session.gameCode, 1),
      purseOf(studio, session),
    ]);
    return {
      game: presentGame(session.gameCode),
      currency: session.currency,
      language: session.language,
      isFun: session.operatorUser === null,
      lobbyUrl: session.lobbyUrl,
      parents: [...studio.settings.frameAncestors],
      ...purse,
      seed: presentSeed(seed),
      round: last !== undefined && isUnfinished(last) ? presentRound(last) : null,
      lastBet: last?.bet.toString() ?? null,
    };
  });

import { listPlayedRounds as operation } from '@baize/contract/studio/listPlayedRounds';
import { presentRound, verifyUrl } from '../present.ts';
import { listRecentRounds } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const listPlayedRounds = (studio: Studio): StudioRoute =>
  implement(operation, async ({ caller: session }) => {
    const rounds = await listRecentRounds(studio.pool, session.playerId, session.gameCode, 20);
    return {
      rounds: rounds.map((round) => {
        const { outcome: _outcome, ...summary } = presentRound(round);
        return {
          ...summary,
          isRevealed: round.revealedServerSeed !== null,
          verifyUrl: verifyUrl(studio, round.id, session.language),
        };
      }),
    };
  });

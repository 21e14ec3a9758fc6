import { getProof as operation } from '@baize/contract/studio/getProof';
import { presentGame, presentProof } from '../present.ts';
import { findRound } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const getProof = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { id, k }, refuse }) => {
    if (!studio.replayKeys.opens(k, id, studio.clock())) throw refuse('keyWrong');
    const round = await findRound(studio.pool, id);
    if (!round) throw refuse('roundUnknown', 'There is no such round.');
    return {
      ...presentProof(round),
      gameInfo: presentGame(round.gameCode),
      parents: [...studio.settings.frameAncestors],
    };
  });

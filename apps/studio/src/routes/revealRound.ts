import { revealRound as operation } from '@baize/contract/studio/revealRound';
import { transact } from '@baize/server/transact';
import { folderOf } from '@baize/contract/folderOf';
import { presentDetails } from '../present.ts';
import { rotateSeeds } from '../rotateSeeds.ts';
import { operatorRound } from '../rounds/operatorRound.ts';
import { findRound, lockPlayer } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const revealRound = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller }) => {
    const round = await operatorRound(studio, caller, input);
    await transact(studio.pool, async (query) => {
      await lockPlayer(query, round.playerId);
      // Read while holding the lock: a concurrent call may have revealed it, and then the live seed is another one.
      if ((await findRound(query, round.id))?.revealedServerSeed !== null) return;
      await rotateSeeds(query, {
        playerId: round.playerId,
        now: studio.clock(),
        clientSeed: ({ clientSeed: own }) => own,
      });
    });
    return presentDetails(studio, (await findRound(studio.pool, round.id)) ?? round, folderOf(input.lang));
  });

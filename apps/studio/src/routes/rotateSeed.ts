import { rotateSeed as operation } from '@baize/contract/studio/rotateSeed';
import { transact } from '@baize/server/transact';
import { randomBytes } from 'node:crypto';
import { writeGuest } from '../guests/writeGuest.ts';
import { presentSeed } from '../present.ts';
import { rotateSeeds } from '../rotateSeeds.ts';
import { findLiveSeed } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const rotateSeed = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller: session }) => {
    const now = studio.clock();
    const revealed = await transact(studio.pool, async (query) => {
      if (session.unwritten) await writeGuest(query, session.unwritten, now);
      return rotateSeeds(query, {
        playerId: session.playerId,
        now,
        clientSeed: () => input.clientSeed ?? randomBytes(8).toString('hex'),
      });
    });
    return {
      revealed: { ...presentSeed(revealed), serverSeed: revealed.serverSeed },
      seed: presentSeed(await findLiveSeed(studio.pool, session.playerId)),
    };
  });

import { updateClientSeed as operation } from '@baize/contract/studio/updateClientSeed';
import { transact } from '@baize/server/transact';
import { writeGuest } from '../guests/writeGuest.ts';
import { presentSeed } from '../present.ts';
import { findLiveSeed, updateClientSeed as write } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const updateClientSeed = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller: session }) => {
    await transact(studio.pool, async (query) => {
      if (session.unwritten) await writeGuest(query, session.unwritten, studio.clock());
      await write(query, session.playerId, input.clientSeed);
    });
    return { seed: presentSeed(await findLiveSeed(studio.pool, session.playerId)) };
  });

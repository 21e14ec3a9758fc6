import { updateProgress as operation } from '@baize/contract/studio/updateProgress';
import { ownRound } from '../rounds/ownRound.ts';
import { raiseShownSpins } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const updateProgress = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { id, shown }, caller: session }) => {
    const round = await ownRound(studio, session, id);
    await raiseShownSpins(studio.pool, round.id, session.playerId, shown);
    return { shown: Math.max(round.shownSpins, Math.min(shown, round.outcome.spins.length)) };
  });

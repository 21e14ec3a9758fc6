import { closeDeskRound as operation } from '@baize/contract/studio/closeDeskRound';
import { closeRound } from '../desk/closeRound.ts';
import { deskRoundOf } from '../desk/deskRoundOf.ts';
import { presentDeskRound } from '../desk/presentDeskRound.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const closeDeskRound = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { round, by, reason }, caller }) => {
    await deskRoundOf(studio, caller, round);
    return presentDeskRound(studio, await closeRound(studio, round, by, reason));
  });

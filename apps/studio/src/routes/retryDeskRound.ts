import { retryDeskRound as operation } from '@baize/contract/studio/retryDeskRound';
import { deskRoundOf } from '../desk/deskRoundOf.ts';
import { presentDeskRound } from '../desk/presentDeskRound.ts';
import { retryRound } from '../desk/retryRound.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const retryDeskRound = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { round, by }, caller }) => {
    await deskRoundOf(studio, caller, round);
    return presentDeskRound(studio, await retryRound(studio, round, by));
  });

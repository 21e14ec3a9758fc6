import { getDeskRound as operation } from '@baize/contract/studio/getDeskRound';
import { deskRoundOf } from '../desk/deskRoundOf.ts';
import { presentDeskRound } from '../desk/presentDeskRound.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const getDeskRound = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller }) =>
    presentDeskRound(studio, await deskRoundOf(studio, caller, input.round)),
  );

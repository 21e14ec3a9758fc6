import { getPlayedRound as operation } from '@baize/contract/studio/getPlayedRound';
import { presentRound } from '../present.ts';
import { ownRound } from '../rounds/ownRound.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const getPlayedRound = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller }) => ({
    round: presentRound(await ownRound(studio, caller, input.id)),
  }));

import { getSimRound as operation } from '@baize/contract/studio/getSimRound';
import { simRoundOf } from '../simulator/simRoundOf.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Simulator } from '../simulator/Simulator.ts';

export const getSimRound = (sim: Simulator): StudioRoute =>
  implement(operation, async ({ input, caller }) => ({ round: await simRoundOf(sim, caller, input.id) }));

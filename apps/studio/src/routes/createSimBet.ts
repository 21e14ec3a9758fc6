import { createSimBet as operation } from '@baize/contract/studio/createSimBet';
import { advanceRound } from '../simulator/advanceRound.ts';
import { simRoundOf } from '../simulator/simRoundOf.ts';
import { startSimRound } from '../simulator/startSimRound.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Simulator } from '../simulator/Simulator.ts';

export const createSimBet = (sim: Simulator): StudioRoute =>
  implement(operation, async ({ input, caller }) => {
    const { id } = await startSimRound(sim, caller.session, input);
    await advanceRound(sim, id);
    return { round: await simRoundOf(sim, caller, id) };
  });

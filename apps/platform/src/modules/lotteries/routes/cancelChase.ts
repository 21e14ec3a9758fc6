import { cancelChase as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { sweepChases } from '../commands/turnChases.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentChase } from '../present.ts';
import { markChaseCancelled, readChase } from '../store/chases.ts';

/** Marked first, so that what is not cancelled here is cancelled by the clock's next run. */
export const cancelChase = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId }, input: { chaseId }, refuse }) => {
    const read = () => readChase(deps.pool, { brandId, memberId, id: chaseId });
    const found = await read();
    if (!found) throw refuse('chase_not_found');
    await markChaseCancelled(deps.pool, found.id);
    await sweepChases(deps, found.id);
    return presentChase((await read()) ?? found);
  });

import type { simRound } from '@baize/contract/studio/simRound';
import type * as z from 'zod/mini';
import { StudioError } from '../StudioError.ts';
import { presentSimRound } from './presentSimRound.ts';
import type { SimPlayer } from './SimPlayer.ts';
import type { Simulator } from './Simulator.ts';
import { findSimRound } from './store.ts';

/** A round of the calling session, as its page sees it. */
export async function simRoundOf(
  { pool }: Simulator,
  { session: { id: sessionId }, table }: SimPlayer,
  id: string,
): Promise<z.output<typeof simRound>> {
  const round = await findSimRound(pool, { sessionId, id });
  if (!round) throw new StudioError('roundUnknown', 'This session has no such round.');
  return presentSimRound(round, table);
}

import { startEvery } from '../../../kit/startEvery.ts';
import { turnDraws } from '../commands/turnDraws.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';

const EVERY_MS = 1_000;

/** Every second, draws move on. Any number of processes may turn them at once. Returns how to stop. */
export function startTurning(deps: LotteriesDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'lotteries.turnDraws', log: deps.log }, () => turnDraws(deps));
}

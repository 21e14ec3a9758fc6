import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { endChases, readLeft } from '../store/chases.ts';
import { takeBack } from './takeBack.ts';

type Deps = Pick<LotteriesDeps, 'pool' | 'wallet' | 'log'>;

/** Ends chases that have won or run out, and cancels what ended chases left on draws that still take bets. */
export async function turnChases(deps: Deps): Promise<void> {
  await retried(() => endChases(deps.pool));
  await sweepChases(deps, null);
}

/** Cancels the rest of one ended chase, or of all. Orders on draws that have closed meanwhile are kept. */
export async function sweepChases(deps: Deps, chaseId: bigint | null): Promise<void> {
  for (const { orderId, ...owner } of await readLeft(deps.pool, chaseId)) {
    try {
      await takeBack(deps, { ...owner, orderId: String(orderId) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      deps.log.info({ order: String(orderId), code: error.code }, 'an order of an ended chase stays');
    }
  }
}

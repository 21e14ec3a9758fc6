import { startEvery } from '../../../kit/startEvery.ts';
import { askPayment, askPayout } from '../commands/askPayment.ts';
import type { GatewaysDeps } from '../GatewaysDeps.ts';
import { claimPayments } from '../store/payments.ts';
import { claimPayouts } from '../store/payouts.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 20;

/**
 * Every two seconds, asks the gateways for what is not known yet. An order is one process's at a time; a failure is logged
 * and its turn comes again. Returns how to stop.
 */
export function startAskingGateways(deps: GatewaysDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'gateways.ask', log: deps.log }, () => askDue(deps));
}

/** Asks for every order whose turn has come. How many those were. */
export async function askDue(deps: GatewaysDeps): Promise<number> {
  try {
    const payments = await claimPayments(deps.pool, AT_ONCE);
    const payouts = await claimPayouts(deps.pool, AT_ONCE);
    const asked = await Promise.allSettled([
      ...payments.map((payment) => askPayment(deps, payment)),
      ...payouts.map((payout) => askPayout(deps, payout)),
    ]);
    for (const one of asked) {
      if (one.status === 'rejected') deps.log.warn({ job: 'gateways.ask', err: one.reason }, 'job failed');
    }
    return asked.length;
  } catch (error) {
    deps.log.warn({ job: 'gateways.ask', err: error }, 'job failed');
    return 0;
  }
}

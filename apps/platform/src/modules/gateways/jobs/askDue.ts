import type { Recurring } from '#kit/jobs/Job.ts';
import { askPayment, askPayout } from '../commands/askPayment.ts';
import type { GatewaysDeps } from '../GatewaysDeps.ts';
import { claimPayments } from '../store/payments.ts';
import { claimPayouts } from '../store/payouts.ts';

const AT_ONCE = 20;

/** Asks for every order whose turn has come; an order is one process's at a time. How many those were. */
export async function askDue(deps: GatewaysDeps): Promise<number> {
  const payments = await claimPayments(deps.pool, AT_ONCE);
  const payouts = await claimPayouts(deps.pool, AT_ONCE);
  const asked = await Promise.allSettled([
    ...payments.map((payment) => askPayment(deps, payment)),
    ...payouts.map((payout) => askPayout(deps, payout)),
  ]);
  for (const one of asked) {
    if (one.status === 'rejected') deps.log.warn({ job: 'gateways.askDue', err: one.reason }, 'job failed');
  }
  return asked.length;
}

/** Every two seconds, asks the gateways for what is not known yet. */
export const askDueJob = (deps: GatewaysDeps): Recurring => ({
  ...{ name: 'gateways.askDue', everyMs: 2_000, deadlineMs: 120_000 },
  run: () => askDue(deps),
});

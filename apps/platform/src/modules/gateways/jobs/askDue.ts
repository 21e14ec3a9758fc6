import type { Recurring } from '#kit/jobs/Job.ts';
import { askPayment, askPayout } from '../commands/askPayment.ts';
import type { GatewaysDeps } from '../GatewaysDeps.ts';
import { claimPayments } from '../store/payments.ts';
import { claimPayouts } from '../store/payouts.ts';

const AT_ONCE = 20;

/** Polls every order that is due; an order is claimed by one process at a time. Returns their number. */
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

/** Polls the gateways for unknown outcomes every two seconds. */
export const askDueJob = (deps: GatewaysDeps): Recurring => ({
  ...{ name: 'gateways.askDue', everyMs: 2_000, deadlineMs: 120_000 },
  run: () => askDue(deps),
});

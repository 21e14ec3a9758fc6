import { formatAmount } from '@baize/maths';
import { transact } from '@baize/server/transact';
import type { Report } from '../adapters/Adapter.ts';
import type { GatewayRow } from '../GatewayRow.ts';
import type { GatewaysDeps } from '../GatewaysDeps.ts';
import type { PaymentRow } from '../PaymentRow.ts';
import type { PayoutRow } from '../PayoutRow.ts';
import { readGateway } from '../store/gateways.ts';
import { markPaymentUnknown } from '../store/payments.ts';
import { markPayoutUnknown } from '../store/payouts.ts';
import { applyReport } from './applyReport.ts';

/**
 * Sends a payment to the gateway, or polls it. Requests use the order's own id, so a repeated one is idempotent; a call
 * without a response leaves the order unknown, to be polled again.
 */
export async function askPayment(deps: GatewaysDeps, payment: PaymentRow): Promise<void> {
  await ask(deps, payment, 'payment', async (gateway) => {
    const adapter = deps.adapters[gateway.adapter];
    if (payment.status === 'creating') return adapter.createPayment(gateway, payment);
    const found = await adapter.askPayment(gateway, payment.orderId);
    // An order unknown to the gateway is sent again while it can still be paid.
    if (found !== undefined) return found;
    return payment.expiresAt.getTime() > deps.clock() ? adapter.createPayment(gateway, payment) : 'refused';
  });
}

/** The same for a payout: one unknown to the gateway is sent again under the same id, and never under another. */
export async function askPayout(deps: GatewaysDeps, payout: PayoutRow): Promise<void> {
  await ask(deps, payout, 'payout', async (gateway) => {
    const adapter = deps.adapters[gateway.adapter];
    const found = payout.status === 'sending' ? undefined : await adapter.askPayout(gateway, payout.orderId);
    return found ?? adapter.createPayout(gateway, payout);
  });
}

async function ask(
  deps: GatewaysDeps,
  order: PaymentRow | PayoutRow,
  kind: 'payment' | 'payout',
  call: (gateway: GatewayRow) => Promise<Report | 'refused'>,
): Promise<void> {
  const gateway = await readGateway(deps.pool, order.gatewayId);
  if (!gateway) throw new Error(`Gateway ${order.gatewayId} is gone.`);
  let answer: Report | 'refused';
  try {
    answer = await call(gateway);
  } catch (error) {
    const fault = (error as Error).message;
    deps.log.warn({ gateway: gateway.code, order: order.orderId, fault }, 'a gateway gave no answer');
    await (kind === 'payment' ? markPaymentUnknown : markPayoutUnknown)(deps.pool, order.id, fault);
    return;
  }
  const report = answer === 'refused' ? refusedReport(order) : answer;
  const language = await deps.settle.languageOf(order);
  const { tell } = await transact(deps.pool, (client) =>
    applyReport(deps, client, { gateway, kind, report, language }),
  );
  await tell();
}

/** A gateway's final refusal of an order counts as a failure. */
function refusedReport({ orderId, currency, amount }: PaymentRow | PayoutRow): Report {
  return { orderId, externalId: '', status: 'failed', amount: formatAmount(amount), currency };
}

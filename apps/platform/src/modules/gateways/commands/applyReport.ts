import type { Report } from '../adapters/Adapter.ts';
import type { GatewayRow } from '../GatewayRow.ts';
import type { GatewaysDeps, Tell, Transaction } from '../GatewaysDeps.ts';
import { judgePayment, judgePayout, type Verdict } from '../rules.ts';
import { lockPayment, updatePayment } from '../store/payments.ts';
import { lockPayout, updatePayout } from '../store/payouts.ts';

type About = { gateway: GatewayRow; kind: 'payment' | 'payout'; report: Report; language: string };
type Applied = { verdict: Verdict | 'order_unknown'; tell: Tell };

const nothing: Tell = async () => undefined;

/**
 * Applies a gateway's report, in the caller's transaction: the order's state, the deposit or withdrawal and the money
 * change together. Locks the order, so reports about it are serialised.
 */
export async function applyReport(
  deps: Pick<GatewaysDeps, 'log' | 'settle'>,
  client: Transaction,
  about: About,
): Promise<Applied> {
  return about.kind === 'payment' ? applyToPayment(deps, client, about) : applyToPayout(deps, client, about);
}

async function applyToPayment(
  { log, settle }: Pick<GatewaysDeps, 'log' | 'settle'>,
  client: Transaction,
  { gateway, report, language }: About,
): Promise<Applied> {
  const order = { gatewayId: gateway.id, orderId: report.orderId };
  const payment = await lockPayment(client, order);
  if (!payment) return { verdict: 'order_unknown', tell: nothing };
  const verdict = judgePayment(payment, report);
  // A gateway that refused an order has no id for it.
  const known = report.externalId === '' ? {} : { externalId: report.externalId };
  const deposit = { brandId: payment.brandId, depositId: payment.depositId, language };
  switch (verdict) {
    case 'opened':
    case 'ok':
      if (payment.status !== 'paid' && payment.status !== 'failed') {
        const payUrl = allowedUrl(gateway, report.payUrl);
        await updatePayment(client, payment.id, { status: 'open', ...known, ...(payUrl === '' ? {} : { payUrl }) });
      }
      return { verdict, tell: nothing };
    case 'failed':
      await updatePayment(client, payment.id, { status: 'failed', ...known });
      return { verdict, tell: await settle.depositFailed(client, deposit) };
    case 'mismatch':
      if (payment.status !== 'mismatch') {
        const paid = { paidAmount: report.amount, paidCurrency: report.currency };
        await updatePayment(client, payment.id, { status: 'mismatch', ...known, ...paid });
        log.error({ gateway: gateway.code, order: report.orderId }, 'a payment differs from its order');
      }
      return { verdict, tell: nothing };
    case 'paid':
      await updatePayment(client, payment.id, { status: 'paid', ...known });
      return { verdict, tell: await settle.depositPaid(client, deposit) };
    case 'ignored':
      return ignored(log, gateway, report, payment.status);
  }
}

async function applyToPayout(
  { log, settle }: Pick<GatewaysDeps, 'log' | 'settle'>,
  client: Transaction,
  { gateway, report, language }: About,
): Promise<Applied> {
  const payout = await lockPayout(client, { gatewayId: gateway.id, orderId: report.orderId });
  if (!payout) return { verdict: 'order_unknown', tell: nothing };
  const verdict = judgePayout(payout, report);
  // A gateway that refused an order has no id for it.
  const known = report.externalId === '' ? {} : { externalId: report.externalId };
  const order = { brandId: payout.brandId, withdrawalId: payout.withdrawalId, language, by: gateway.name };
  switch (verdict) {
    case 'opened':
      await updatePayout(client, payout.id, { status: 'accepted', ...known });
      return { verdict, tell: nothing };
    case 'failed':
      await updatePayout(client, payout.id, { status: 'failed', ...known });
      return { verdict, tell: await settle.withdrawalFailed(client, order) };
    case 'paid':
      await updatePayout(client, payout.id, { status: 'paid', ...known });
      return { verdict, tell: await settle.withdrawalPaid(client, { ...order, reference: report.externalId }) };
    case 'mismatch':
      await updatePayout(client, payout.id, { status: payout.status, fault: 'the amount differs' });
      log.error({ gateway: gateway.code, order: report.orderId }, 'a payout differs from its order');
      return { verdict, tell: nothing };
    case 'ignored':
      return ignored(log, gateway, report, payout.status);
    case 'ok':
      return { verdict, tell: nothing };
  }
}

/** A member's browser is redirected to the gateway's own origin only. */
function allowedUrl({ payOrigin }: GatewayRow, url: string | undefined): string {
  return url !== undefined && URL.canParse(url) && new URL(url).origin === payOrigin ? url : '';
}

function ignored(log: GatewaysDeps['log'], gateway: GatewayRow, report: Report, status: string): Applied {
  const { orderId, status: reported } = report;
  log.warn({ gateway: gateway.code, order: orderId, status, reported }, 'a report of a gateway changes nothing');
  return { verdict: 'ignored', tell: nothing };
}

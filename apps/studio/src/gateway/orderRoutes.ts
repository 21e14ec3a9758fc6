import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { parseBody } from '../parseBody.ts';
import { StudioError } from '../StudioError.ts';
import type { Gateway, Merchant } from './Gateway.ts';
import type { PayOrder } from './PayOrder.ts';
import { presentOrder } from './presentOrder.ts';
import { isPaySigned } from './signPay.ts';
import { endOrder, enterOrder, findOrder, listOrders, planEnd } from './store.ts';

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{1,5})?$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const moment = z.iso.datetime();
const text = z.string().check(z.maxLength(256));

const payment = z.strictObject({
  orderId: uuid,
  amount,
  currency,
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: moment,
});
const payout = z.strictObject({
  ...{ orderId: uuid, amount, currency, kind: text, bank: text, branch: text, holderName: text, number: text },
});
const lookup = z.strictObject({ orderId: uuid });
const span = z.strictObject({ from: moment, to: moment });

/** An account whose number ends like this cannot be paid to, so that a refusal can be seen. */
const REFUSED_END = '000';
const PAYOUT_TAKES_MS = 3_000;

/** What merchants call: each call signed, each order entered once under the merchant's own id. */
export function orderRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { pool, clock } = gateway;

  async function enter(
    merchant: Merchant,
    kind: PayOrder['kind'],
    body: z.output<typeof payment> | z.output<typeof payout>,
  ): Promise<PayOrder> {
    const content = createHash('sha256').update(JSON.stringify(body)).digest();
    const order = await enterOrder(pool, {
      ...{ id: randomUUID(), merchant: merchant.id, kind, order_id: body.orderId },
      ...{ amount: body.amount, currency: body.currency, status: 'open' },
      return_url: 'returnUrl' in body ? body.returnUrl : '',
      expires_at: 'expiresAt' in body ? new Date(body.expiresAt) : null,
      ...{ content_hash: content, created_at: clock() },
    });
    if (!order.content_hash.equals(content)) {
      throw new StudioError('requestIdReused', 'Another order stands under this id.');
    }
    return order;
  }

  app.post('/pay/v1/payments/create', async (request) => {
    const merchant = merchantOf(gateway, request);
    return presentOrder(gateway, await enter(merchant, 'payment', parseBody(payment, request.body)));
  });

  app.post('/pay/v1/payouts/create', async (request) => {
    const merchant = merchantOf(gateway, request);
    const body = parseBody(payout, request.body);
    const order = await enter(merchant, 'payout', body);
    const status = body.number.endsWith(REFUSED_END) ? 'failed' : 'paid';
    const dueAt = new Date(clock().getTime() + PAYOUT_TAKES_MS);
    if (order.status === 'open') await planEnd(pool, { id: order.id, status, dueAt });
    return presentOrder(gateway, order);
  });

  for (const kind of ['payment', 'payout'] as const) {
    app.post(`/pay/v1/${kind}s/get`, async (request) => {
      const merchant = merchantOf(gateway, request);
      const { orderId } = parseBody(lookup, request.body);
      const order = await findOrder(pool, { merchant: merchant.id, kind, order_id: orderId });
      if (!order) throw new StudioError('orderUnknown', 'There is no order under this id.');
      return presentOrder(gateway, await endOverdue(order));
    });
  }

  app.post('/pay/v1/statement', async (request) => {
    const merchant = merchantOf(gateway, request);
    const orders = await listOrders(pool, { merchant: merchant.id, ...parseBody(span, request.body) });
    return { lines: orders.map((order) => ({ kind: order.kind, ...presentOrder(gateway, order) })) };
  });

  /** A payment that can no longer be made has failed. */
  async function endOverdue(order: PayOrder): Promise<PayOrder> {
    const isOver = order.status === 'open' && order.expires_at !== null && order.expires_at <= clock();
    return isOver ? ((await endOrder(pool, order.id, 'failed')) ?? order) : order;
  }
}

function merchantOf({ merchants, clock }: Gateway, request: FastifyRequest): Merchant {
  const { headers } = request;
  const merchant = merchants.find(({ id }) => id === headers['x-pay-merchant']);
  const isSigned =
    merchant !== undefined &&
    isPaySigned(merchant.secret, {
      ...{ timestamp: headers['x-pay-timestamp'], signature: headers['x-pay-signature'] },
      ...{ path: request.url, body: request.rawBody, now: clock() },
    });
  if (!isSigned) throw new StudioError('signatureWrong', 'The call is not signed with the key of this merchant.');
  return merchant;
}

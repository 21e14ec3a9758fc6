import * as z from 'zod/mini';
import { payAmount, payCurrency, payOrder } from './payOrder.ts';
import { studioOperation } from './studioOperation.ts';
import { studioUuid } from './shapes.ts';

/** Idempotent by the merchant's own id; repeating the order returns its current state. */
export const createPayment = studioOperation({
  id: 'studio.createPayment',
  method: 'POST',
  path: '/pay/v1/payments/create',
  audience: 'merchant',
  summary: 'Enter a payment',
  input: z.strictObject({
    orderId: studioUuid,
    amount: payAmount,
    currency: payCurrency,
    returnUrl: z.url({ protocol: /^https?$/ }),
    expiresAt: z.iso.datetime(),
  }),
  output: payOrder,
  errors: ['signatureWrong', 'requestIdReused'],
});

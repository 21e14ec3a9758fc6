import * as z from 'zod/mini';
import { payAmount, payCurrency, payOrder, payText } from './payOrder.ts';
import { studioOperation } from './studioOperation.ts';
import { studioUuid } from './shapes.ts';

/** Idempotent by the merchant's own id; the outcome is reported by callback or on request. */
export const createPayout = studioOperation({
  id: 'studio.createPayout',
  method: 'POST',
  path: '/pay/v1/payouts/create',
  audience: 'merchant',
  summary: 'Enter a payout',
  input: z.strictObject({
    orderId: studioUuid,
    amount: payAmount,
    currency: payCurrency,
    kind: payText,
    bank: payText,
    branch: payText,
    holderName: payText,
    number: payText,
  }),
  output: payOrder,
  errors: ['signatureWrong', 'requestIdReused'],
});

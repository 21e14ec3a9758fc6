import * as z from 'zod/mini';
import { payOrder } from './payOrder.ts';
import { studioOperation } from './studioOperation.ts';
import { studioUuid } from './shapes.ts';

export const getPayment = studioOperation({
  id: 'studio.getPayment',
  method: 'POST',
  path: '/pay/v1/payments/get',
  audience: 'merchant',
  summary: 'What became of a payment',
  input: z.strictObject({ orderId: studioUuid }),
  output: payOrder,
  errors: ['signatureWrong', 'orderUnknown'],
});

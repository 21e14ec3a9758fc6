import * as z from 'zod/mini';
import { payOrder } from './payOrder.ts';
import { studioOperation } from './studioOperation.ts';
import { studioUuid } from './shapes.ts';

export const getPayout = studioOperation({
  id: 'studio.getPayout',
  method: 'POST',
  path: '/pay/v1/payouts/get',
  audience: 'merchant',
  summary: 'What became of a payout',
  input: z.strictObject({ orderId: studioUuid }),
  output: payOrder,
  errors: ['signatureWrong', 'orderUnknown'],
});

import * as z from 'zod/mini';
import { payLine } from './payOrder.ts';
import { studioOperation } from './studioOperation.ts';

/** Payments and payouts by creation time, oldest first. */
export const getPayStatement = studioOperation({
  id: 'studio.getPayStatement',
  method: 'POST',
  path: '/pay/v1/statement',
  audience: 'merchant',
  summary: 'The orders of a stretch of time',
  input: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  output: z.strictObject({ lines: z.array(payLine) }),
  errors: ['signatureWrong'],
});

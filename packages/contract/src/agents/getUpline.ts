import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency } from '../shapes.ts';

/** A member's direct upline, if any, and what the member may still transfer today. */
export const getUpline = operation({
  id: 'agents.getUpline',
  method: 'GET',
  path: '/wps/agents/getUpline',
  audience: 'member',
  summary: 'Own upline',
  input: z.strictObject({}),
  output: z.strictObject({
    upline: z.nullable(z.strictObject({ account: z.string() })),
    currency,
    balance: amount,
    dailySum: amount,
    leftToday: amount,
    hasPaymentPassword: z.boolean(),
  }),
  errors: ['not_logged_in'],
});

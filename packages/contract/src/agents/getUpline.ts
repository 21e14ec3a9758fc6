import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency } from '../shapes.ts';

/** Who stands directly above a member, if anybody does; and what the member may still send along the line today. */
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

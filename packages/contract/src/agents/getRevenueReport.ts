import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, rowId, signedAmount } from '../shapes.ts';
import { day, figures } from './figures.ts';

/** An agent's income by day, beside the team's figures of that day. */
export const getRevenueReport = operation({
  id: 'agents.getRevenueReport',
  method: 'GET',
  path: '/wps/agents/getRevenueReport',
  audience: 'member',
  summary: 'Revenue report',
  description: 'For agents only. Every line of income is a line of the agent’s own account, named by its number.',
  input: z.strictObject({ from: day, to: day }),
  output: z.strictObject({
    currency,
    team: figures,
    income: z.strictObject({ rebates: signedAmount, pay: signedAmount, total: signedAmount }),
    days: z.array(
      z.strictObject({ day, rebates: signedAmount, pay: signedAmount, total: signedAmount, entries: z.array(rowId) }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

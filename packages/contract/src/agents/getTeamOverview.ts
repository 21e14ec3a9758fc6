import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency, rowId, signedAmount } from '../shapes.ts';
import { day, figures, gameClassifies } from './figures.ts';

/** Figures of an agent's team over a range of days, and its current state. The agent is not part of the team. */
export const getTeamOverview = operation({
  id: 'agents.getTeamOverview',
  method: 'GET',
  path: '/wps/agents/getTeamOverview',
  audience: 'member',
  summary: 'Team overview',
  description: 'For agents only. `scope` direct counts only who stands directly below. At most 93 days.',
  input: z.strictObject({
    from: day,
    to: day,
    scope: z._default(z.optional(z.enum(['team', 'direct'])), 'team'),
  }),
  output: z.strictObject({
    currency,
    team: z.strictObject({
      agents: z.int(),
      members: z.int(),
      /** Registered in these days. */
      joined: z.int(),
      /** Deposited for the first time ever in these days. */
      firstDeposits: z.int(),
      /** Staked at least once in these days. */
      active: z.int(),
      /** From here on: the current state, independent of the range. */
      online: z.int(),
      silent3: z.int(),
      silent7: z.int(),
      balance: amount,
    }),
    figures,
    byCategory: z.array(
      z.strictObject({
        gameClassify: z.enum(gameClassifies),
        rounds: z.int(),
        bets: amount,
        validBets: amount,
        payout: signedAmount,
        net: signedAmount,
      }),
    ),
    byDay: z.array(z.strictObject({ day, bets: amount, net: signedAmount })),
    /** Direct downlines with their teams, by turnover; at most ten. */
    top: z.array(z.strictObject({ memberId: rowId, account: z.string(), bets: amount, net: signedAmount })),
    /** The agent's own income in these days. */
    income: z.strictObject({ rebates: signedAmount, pay: signedAmount }),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

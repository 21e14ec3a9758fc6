import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, pageNumber, pageOf, pageSize, rowId, signedAmount } from '../shapes.ts';
import { round } from '../vendors/round.ts';
import { day, gameClassifies } from './figures.ts';

/** Rounds of an agent's team, newest first, with totals over the whole filter. */
export const listTeamRounds = operation({
  id: 'agents.listTeamRounds',
  method: 'GET',
  path: '/wps/agents/listTeamRounds',
  audience: 'member',
  summary: 'Betting records of a team',
  description:
    'For agents only. `me` are the own rounds; `account` names anybody of the own team and wins over `scope`.',
  input: z.strictObject({
    from: day,
    to: day,
    scope: z._default(z.optional(z.enum(['me', 'direct', 'team'])), 'team'),
    account: z.optional(z.string().check(z.maxLength(32))),
    gameClassify: z.optional(z.enum(gameClassifies)),
    status: z.optional(z.enum(['open', 'won', 'lost', 'cancelled'])),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(z.strictObject({ memberId: rowId, account: z.string(), round })),
    totals: z.strictObject({ rounds: z.int(), bet: amount, validBet: amount, win: signedAmount, net: signedAmount }),
  }),
  errors: ['not_logged_in', 'not_allowed', 'downline_unknown'],
});

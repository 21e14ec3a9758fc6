import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, signedAmount } from '../shapes.ts';

/** The operators' open tasks, and today's totals of the business day. */
export const getOverview = operation({
  id: 'reports.getOverview',
  method: 'GET',
  path: '/ops/reports/getOverview',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Overview',
  input: z.strictObject({}),
  output: z.strictObject({
    pendingDeposits: z.int(),
    oldestPendingAt: z.nullable(moment),
    /** Withdrawals waiting for approval, payout, or the decision of a case. */
    waitingWithdrawals: z.int(),
    oldestWithdrawalAt: z.nullable(moment),
    /** Documents waiting for review. */
    waitingPapers: z.int(),
    oldestPapersAt: z.nullable(moment),
    dayStartedAt: moment,
    newMembers: z.int(),
    depositsApproved: amount,
    rounds: z.int(),
    bet: amount,
    win: amount,
    grossResult: signedAmount,
    currency: z.string(),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

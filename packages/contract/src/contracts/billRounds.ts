import * as z from 'zod/mini';
import { moment, pageNumber, pageOf, pageSize, rowId, signedAmount } from '../shapes.ts';
import { round } from '../vendors/round.ts';
import { contractBill } from './contractBill.ts';
import { businessDay } from './contractTerms.ts';

/** What one round added to a bill, or a later change of it. */
export const billRound = z.strictObject({
  id: rowId,
  /** None of both for who is no longer in the caller's line. */
  memberId: z.nullable(rowId),
  account: z.string(),
  /** The round as it is now. */
  round,
  why: z.enum(['settled', 'late', 'corrected']),
  /** The business day that it belongs to, and the hour since that began. */
  day: businessDay,
  hour: z.int(),
  /** Whether that day had been billed before. */
  isCarried: z.boolean(),
  at: moment,
  validBet: signedAmount,
  /** What the member won (positive) or lost (negative). */
  profitAndLoss: signedAmount,
});

/** A page of what a bill was summed from, newest first; over all pages it adds up to the bill. */
export const billRounds = z.strictObject({
  bill: contractBill,
  /** False for bills of the time before rows were kept apart for each; these have none. */
  isKept: z.boolean(),
  page: pageOf(billRound),
  pageTotals: z.strictObject({ validBet: signedAmount, profitAndLoss: signedAmount }),
});

export const billRoundsAsked = z.strictObject({ id: rowId, pageNum: pageNumber, pageSize });

import * as z from 'zod/mini';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';
import { contractState } from './contractState.ts';
import { businessDay, contractKind } from './contractTerms.ts';
import { formula, ngr } from './formula.ts';

export const billStatus = z.enum(['unapproved', 'due', 'issued', 'partly', 'insufficient', 'notReached', 'rejected']);

/** A bill of one contract and one period, as both sides see it. */
export const contractBill = z.strictObject({
  id: rowId,
  kind: contractKind,
  period: z.enum(['daily', 'weekly', 'semimonthly', 'monthly']),
  payer: z.string(),
  account: z.string(),
  fromDay: businessDay,
  /** The last day of the period. */
  lastDay: businessDay,
  /** The end of the five-minute slot, for real-time wages. */
  slotAt: z.nullable(moment),
  currency: z.string(),
  validBet: signedAmount,
  /** The team's win (positive) or loss (negative). */
  profitAndLoss: signedAmount,
  activeMembers: z.int(),
  /** How a dividend's result came about where something was taken off the profit and loss. */
  ngr: z.nullable(ngr),
  rateBps: z.int(),
  /** Index of the tier, from 1; 0 when none was reached. */
  tier: z.int(),
  amount,
  paid: amount,
  status: billStatus,
  /** The account of its payer or payee takes part in no payments, as it is locked or closed; tried again every hour. */
  isBlocked: z.boolean(),
  /** The part from days that were billed before: rounds that settled late or were corrected since. */
  carried: z.strictObject({
    validBet: signedAmount,
    profitAndLoss: signedAmount,
    lateRounds: z.int(),
    correctedRounds: z.int(),
    /** Deduction carried over from the previous bill. */
    before: signedAmount,
  }),
  createdAt: moment,
  paidAt: z.nullable(moment),
  /** Why an operator rejected it. */
  reason: z.string(),
});

/** The header of a pay page. */
export const contractOverview = z.strictObject({
  /** The contract with the upline or the house, if there is one. */
  contract: z.nullable(contractState),
  /** Paid since the current business day began, and on the previous one. */
  today: amount,
  yesterday: amount,
  currency: z.string(),
  /** What is taken off the result before a dividend is reckoned, if anything; none for wages. */
  formula: z.nullable(formula),
  /** When the next settlement is due. */
  nextAt: moment,
});

/** Whether the caller is the payee, or the payer towards direct downlines. */
export const billSide = z._default(z.optional(z.enum(['received', 'given'])), 'received');

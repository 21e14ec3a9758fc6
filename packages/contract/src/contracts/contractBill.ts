import * as z from 'zod/mini';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';
import { contractState } from './contractState.ts';
import { businessDay, contractKind } from './contractTerms.ts';
import { formula, ngr } from './formula.ts';

export const billStatus = z.enum(['unapproved', 'due', 'issued', 'partly', 'insufficient', 'notReached', 'rejected']);

/** A bill of one contract and one period, as both its sides see it. */
export const contractBill = z.strictObject({
  id: rowId,
  kind: contractKind,
  period: z.enum(['daily', 'weekly', 'semimonthly', 'monthly']),
  payer: z.string(),
  account: z.string(),
  fromDay: businessDay,
  /** The last day of it. */
  lastDay: businessDay,
  /** The end of the five minutes, for real-time wages. */
  slotAt: z.nullable(moment),
  currency: z.string(),
  validBet: signedAmount,
  /** What the team won (above zero) or lost (below zero). */
  profitAndLoss: signedAmount,
  activeMembers: z.int(),
  /** How a dividend's result came about where something was taken off the profit and loss. */
  ngr: z.nullable(ngr),
  rateBps: z.int(),
  /** Position of the tier from 1 on; 0 when none was reached. */
  tier: z.int(),
  amount,
  paid: amount,
  status: billStatus,
  /** What of it belongs to days that had been billed before: rounds that came late or were corrected since. */
  carried: z.strictObject({
    validBet: signedAmount,
    profitAndLoss: signedAmount,
    lateRounds: z.int(),
    correctedRounds: z.int(),
    /** What the bill before left to be taken off. */
    before: signedAmount,
  }),
  createdAt: moment,
  paidAt: z.nullable(moment),
  /** Why an operator refused it. */
  reason: z.string(),
});

/** What a pay page shows above its rows. */
export const contractOverview = z.strictObject({
  /** The contract with the upline or the house, if there is one. */
  contract: z.nullable(contractState),
  /** Paid out since the business day began, and on the one before. */
  today: amount,
  yesterday: amount,
  currency: z.string(),
  /** What is taken off the result before a dividend is reckoned, if anything; none for wages. */
  formula: z.nullable(formula),
  /** When the next settlement is due. */
  nextAt: moment,
});

/** Bills that are paid to the caller, or by the caller to the agents directly below. */
export const billSide = z._default(z.optional(z.enum(['received', 'given'])), 'received');

import * as z from 'zod/mini';
import { amount, moment } from '../shapes.ts';

/** Limits in money: what is deposited or lost in a period of the brand's clock, and what one bet may cost. */
const moneyMeasure = z.enum(['deposit', 'loss', 'stake']);
const moneyPeriod = z.enum(['day', 'week', 'month', 'bet']);

/** Why a member neither stakes nor deposits, and until when; null lasts until an operator lifts it. */
const block = z.strictObject({
  kind: z.enum(['timeOut', 'selfExclusion', 'operatorExclusion']),
  since: moment,
  until: z.nullable(moment),
});

/** A limit in money as it stands; `allowed` null allows everything. A relaxation waits in `next` until `nextFrom`. */
const moneyLimit = z.strictObject({
  measure: moneyMeasure,
  period: moneyPeriod,
  allowed: z.nullable(amount),
  /** Deposited, or lost: a member who has won has lost nothing. */
  used: amount,
  next: z.nullable(amount),
  nextFrom: z.nullable(moment),
});

/** The longest time at play without a pause of half an hour, in minutes. */
const sessionLimit = z.strictObject({
  allowedMinutes: z.nullable(z.int()),
  usedMinutes: z.int(),
  nextMinutes: z.nullable(z.int()),
  nextFrom: z.nullable(moment),
});

/** Everything that a member has set to play safer, as it stands now. */
export const limitsOf = z.strictObject({
  currency: z.string(),
  /** Always all seven. */
  limits: z.array(moneyLimit),
  session: sessionLimit,
  block: z.nullable(block),
  /** How often a running game is interrupted by a reality check. */
  reminderMinutes: z.int(),
  /** How long a relaxation waits. */
  coolingHours: z.int(),
  /** The shortest self-exclusion. */
  exclusionMonths: z.int(),
  /** The brand's licence asks for an answer before the first deposit: a limit for deposits, or that none is wanted. */
  isLimitAsked: z.boolean(),
  /** It is half a year since the member looked at their limits, where the brand's licence asks for that. */
  isReviewDue: z.boolean(),
});

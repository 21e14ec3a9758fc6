import * as z from 'zod/mini';
import { amount, moment } from '../shapes.ts';

/** Money limits: deposits or losses per period of the brand's clock, and the stake of one bet. */
const moneyMeasure = z.enum(['deposit', 'loss', 'stake']);
const moneyPeriod = z.enum(['day', 'week', 'month', 'bet']);

/** Why a member can neither bet nor deposit, and until when; null until an operator lifts it. */
const block = z.strictObject({
  kind: z.enum(['timeOut', 'selfExclusion', 'operatorExclusion']),
  since: moment,
  until: z.nullable(moment),
});

/** A money limit as it stands; `allowed` null is unlimited. A relaxation waits in `next` until `nextFrom`. */
const moneyLimit = z.strictObject({
  measure: moneyMeasure,
  period: moneyPeriod,
  allowed: z.nullable(amount),
  /** Deposits or losses so far; a member who is up has lost nothing. */
  used: amount,
  next: z.nullable(amount),
  nextFrom: z.nullable(moment),
});

/** The maximum playing time without a break of half an hour, in minutes. */
const sessionLimit = z.strictObject({
  allowedMinutes: z.nullable(z.int()),
  usedMinutes: z.int(),
  nextMinutes: z.nullable(z.int()),
  nextFrom: z.nullable(moment),
});

/** The member's current responsible gaming settings. */
export const limitsOf = z.strictObject({
  currency: z.string(),
  /** Always all seven. */
  limits: z.array(moneyLimit),
  session: sessionLimit,
  block: z.nullable(block),
  /** How often a running game is interrupted by a reality check. */
  reminderMinutes: z.int(),
  /** The cooling-off period of a relaxation. */
  coolingHours: z.int(),
  /** The minimum self-exclusion. */
  exclusionMonths: z.int(),
  /** The brand's licence asks for an answer before the first deposit: a limit for deposits, or that none is wanted. */
  isLimitAsked: z.boolean(),
  /** It is half a year since the member looked at their limits, where the brand's licence asks for that. */
  isReviewDue: z.boolean(),
});

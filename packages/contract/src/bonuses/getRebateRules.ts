import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { rebateClasses } from './rebateClaim.ts';

const bps = z.int().check(z.gte(0), z.lte(500));

/** Rates by category in 1/10,000 of the valid bets, at most five hundredths. */
export const rebateRates = z.strictObject(
  Object.fromEntries(rebateClasses.map((name) => [name, bps])) as Record<(typeof rebateClasses)[number], typeof bps>,
);

/** The brand's rebate rules. Version 0: never set. */
export const rebateRules = z.strictObject({
  rates: rebateRates,
  minimum: amount,
  currency: z.string(),
  version: z.int(),
});

export const getRebateRules = operation({
  id: 'bonuses.getRebateRules',
  method: 'GET',
  path: '/ops/bonuses/getRebateRules',
  audience: 'operator',
  permission: 'bonuses.read',
  summary: 'Rates of rebates',
  input: z.strictObject({}),
  output: rebateRules,
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { rebateRates, rebateRules } from './getRebateRules.ts';

/** Sets the rebate rates; they apply to every valid bet that has not been paid a rebate. */
export const updateRebateRules = operation({
  id: 'bonuses.updateRebateRules',
  method: 'POST',
  path: '/ops/bonuses/updateRebateRules',
  audience: 'operator',
  permission: 'bonuses.write',
  summary: 'Set the rates of rebates',
  description: 'Rounds begun before the rates were first set never count.',
  input: z.strictObject({ rates: rebateRates, minimum: amount, version: z.int().check(z.gte(0)) }),
  output: rebateRules,
  errors: ['not_logged_in', 'not_allowed', 'version_conflict', 'amount_invalid'],
});

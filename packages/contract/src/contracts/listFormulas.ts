import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency } from '../shapes.ts';
import { businessDay } from './contractTerms.ts';
import { formulaVersion } from './formula.ts';

/** Every formula of the brand's dividends, the latest first; without one nothing is taken off. */
export const listFormulas = operation({
  id: 'contracts.listFormulas',
  method: 'GET',
  path: '/ops/contracts/listFormulas',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Formulas of dividends',
  input: z.strictObject({}),
  output: z.strictObject({ currency, today: businessDay, formulas: z.array(formulaVersion) }),
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';
import { businessDay } from './contractTerms.ts';
import { formula, formulaVersion } from './formula.ts';

/** Sets the formula of dividends from a day on, the next one at the earliest. Periods that have begun stay as they are. */
export const createFormula = operation({
  id: 'contracts.createFormula',
  method: 'POST',
  path: '/ops/contracts/createFormula',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Set the formula of dividends',
  description: 'A period goes by the formula that is in force on its first day. What was set before stays on record.',
  input: z.extend(formula, { fromDay: businessDay, reason: reasonText(10) }),
  output: formulaVersion,
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'field_invalid'],
});

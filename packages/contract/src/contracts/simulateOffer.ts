import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { simulation } from './simulation.ts';

/** What a template of the house would have paid an agent for the calendar month before this one. */
export const simulateOffer = operation({
  id: 'contracts.simulateOffer',
  method: 'POST',
  path: '/ops/contracts/simulateOffer',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Try a template on last month',
  description: 'For agents at the top, whom the house pays. Nothing is written.',
  input: z.strictObject({ account: z.string().check(z.maxLength(32)), templateId: rowId }),
  output: simulation,
  errors: ['not_logged_in', 'not_allowed', 'contract_template_unknown', 'contract_not_direct'],
});

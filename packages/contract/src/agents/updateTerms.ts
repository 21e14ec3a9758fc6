import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** Raises the rebate and the prize group of a direct downline. */
export const updateTerms = operation({
  id: 'agents.updateTerms',
  method: 'POST',
  path: '/wps/agents/updateTerms',
  audience: 'member',
  summary: 'Raise what a downline has',
  description: 'Only of who stands directly below; what was given is never lowered by an agent.',
  input: z.strictObject({ memberId: rowId, rebateBps, prizeGroup }),
  output: z.strictObject({ memberId: rowId, rebateBps, prizeGroup }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'downline_unknown',
    'rebate_out_of_range',
    'prize_group_out_of_range',
    'quota_used_up',
  ],
});

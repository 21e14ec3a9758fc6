import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** Raises or lowers the rebate and the prize group of any account in the tree. */
export const updateMemberTerms = operation({
  id: 'agents.updateMemberTerms',
  method: 'POST',
  path: '/ops/agents/updateMemberTerms',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Set what an account has of its line',
  description:
    'Nothing rises above what the upline may give, or above the rules of the brand at the top, and nothing falls below what was given further down. It takes none of a quota.',
  input: z.strictObject({ memberId: rowId, rebateBps, prizeGroup, reason: reasonText(10) }),
  output: z.strictObject({ memberId: rowId, rebateBps, prizeGroup }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'member_not_found',
    'reason_required',
    'rebate_out_of_range',
    'prize_group_out_of_range',
    'terms_below_downline',
  ],
});

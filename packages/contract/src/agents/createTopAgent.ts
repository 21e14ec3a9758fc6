import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** Opens the account of an agent at the top of the tree, directly below the house. */
export const createTopAgent = operation({
  id: 'agents.createTopAgent',
  method: 'POST',
  path: '/ops/agents/createTopAgent',
  audience: 'operator',
  permission: 'agents.write',
  isSealed: true,
  summary: 'Open an agent at the top',
  description:
    'Its terms are within the rules of the brand. The password is a first one: whoever comes in by it has to choose another. A name that is taken is refused, so a resend opens nothing twice.',
  input: z.strictObject({
    username: z.string().check(z.trim(), z.maxLength(64)),
    password: z.string().check(z.maxLength(128)),
    rebateBps,
    prizeGroup,
    reason: reasonText(10),
  }),
  output: z.strictObject({ memberId: rowId, account: z.string() }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'reason_required',
    'field_required',
    'username_invalid',
    'username_taken',
    'password_invalid',
    'password_too_common',
    'rebate_out_of_range',
    'prize_group_out_of_range',
  ],
});

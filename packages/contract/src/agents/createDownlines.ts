import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { downlineType, MOST_USERNAMES, prizeGroup, rebateBps } from './downline.ts';

/** Opens accounts directly below an agent, by hand or many at once. */
export const createDownlines = operation({
  id: 'agents.createDownlines',
  method: 'POST',
  path: '/wps/agents/createDownlines',
  audience: 'member',
  isSealed: true,
  summary: 'Open accounts below an agent',
  description:
    'Each name is opened or refused by itself; a name that is taken is refused, so a resend opens nothing twice. The password is a first one: whoever comes in by it has to choose another.',
  input: z.strictObject({
    type: downlineType,
    usernames: z
      .array(z.string().check(z.maxLength(64)))
      .check(z.minLength(1, 'field_required'), z.maxLength(MOST_USERNAMES, 'usernames_too_many')),
    password: z.string().check(z.maxLength(128)),
    rebateBps,
    prizeGroup,
  }),
  output: z.strictObject({
    opened: z.array(z.strictObject({ memberId: rowId, account: z.string() })),
    refused: z.array(
      z.strictObject({
        username: z.string(),
        code: z.enum(['username_taken', 'username_invalid', 'field_required', 'quota_used_up']),
      }),
    ),
  }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'field_required',
    'usernames_too_many',
    'password_invalid',
    'password_too_common',
    'rebate_out_of_range',
    'prize_group_out_of_range',
  ],
});

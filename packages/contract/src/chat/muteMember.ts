import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, REASON_MAX, rowId } from '../shapes.ts';

/** A month; longer bans are an account matter, not the chat's. */
const MAX_MINUTES = 43_200;

/** Mutes a member for some minutes, or unmutes with 0. */
export const muteMember = operation({
  id: 'chat.muteMember',
  method: 'POST',
  path: '/ops/chat/muteMember',
  audience: 'operator',
  permission: 'chat.write',
  summary: 'Mute a member in the chat',
  input: z.strictObject({
    memberId: rowId,
    minutes: z.int().check(z.gte(0), z.lte(MAX_MINUTES)),
    /** Internal; required unless the mute is lifted. */
    reason: z._default(z.optional(z.string().check(z.trim(), z.maxLength(REASON_MAX))), ''),
  }),
  output: z.strictObject({ memberId: rowId, until: z.nullable(moment) }),
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'member_not_found'],
});

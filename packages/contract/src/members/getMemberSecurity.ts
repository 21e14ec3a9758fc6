import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, rowId } from '../shapes.ts';
import { secondStepReset } from './secondStepReset.ts';

/** A member's security: two-step login, sessions, remembered browsers, and accounts that share one of these. */
export const getMemberSecurity = operation({
  id: 'members.getMemberSecurity',
  method: 'GET',
  path: '/ops/members/getMemberSecurity',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Sessions and two-step login of a member',
  input: z.strictObject({ memberId: rowId }),
  output: z.strictObject({
    secondStep: z.strictObject({ isOn: z.boolean(), codesLeft: z.int() }),
    /** Other accounts with the same payout account or browser; at most fifty of each. */
    links: z.array(z.strictObject({ memberId: rowId, account: z.string(), by: z.array(z.enum(['payee', 'browser'])) })),
    /** Newest first; at most twenty. */
    resets: z.array(secondStepReset),
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['session', 'device']),
        isLive: z.boolean(),
        address: z.string(),
        browser: z.string(),
        createdAt: moment,
        lastSeenAt: moment,
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});

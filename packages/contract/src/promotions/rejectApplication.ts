import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { application } from './application.ts';

/** Rejects an application or a held participation; nothing is paid. */
export const rejectApplication = operation({
  id: 'promotions.rejectApplication',
  method: 'POST',
  path: '/ops/promotions/rejectApplication',
  audience: 'operator',
  permission: 'promotions.decide',
  summary: 'Reject an application',
  input: z.strictObject({
    applicationId: rowId,
    /** For the audit trail. */
    reason: reasonText(3),
    /** Shown to the member. */
    publicReason: z._default(z.optional(z.string().check(z.trim(), z.maxLength(140))), ''),
  }),
  output: application,
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'application_not_found', 'promotion_state_changed'],
});

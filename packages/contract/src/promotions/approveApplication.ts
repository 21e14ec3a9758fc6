import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, reasonText, rowId } from '../shapes.ts';
import { application } from './application.ts';

/** Approves an application or a held participation; its member may claim from then on. */
export const approveApplication = operation({
  id: 'promotions.approveApplication',
  method: 'POST',
  path: '/ops/promotions/approveApplication',
  audience: 'operator',
  permission: 'promotions.decide',
  summary: 'Approve an application',
  input: z.strictObject({
    applicationId: rowId,
    /** For an application: how much, up to the amount of the promotion; otherwise the amount is fixed. */
    amount: z.optional(positiveAmount),
    reason: reasonText(3),
  }),
  output: application,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'amount_invalid',
    'application_not_found',
    'promotion_state_changed',
    'promotion_used_up',
  ],
});

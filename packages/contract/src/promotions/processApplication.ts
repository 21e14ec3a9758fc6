import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { application } from './application.ts';

/** Starts the review of an application: its member sees the new status. */
export const processApplication = operation({
  id: 'promotions.processApplication',
  method: 'POST',
  path: '/ops/promotions/processApplication',
  audience: 'operator',
  permission: 'promotions.decide',
  summary: 'Take up an application',
  input: z.strictObject({
    applicationId: rowId,
  }),
  output: application,
  errors: ['not_logged_in', 'not_allowed', 'application_not_found', 'promotion_state_changed'],
});

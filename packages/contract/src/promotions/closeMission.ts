import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { campaign } from './campaign.ts';

/** Ends a mission with the current day or week, so that participants can finish. */
export const closeMission = operation({
  id: 'promotions.closeMission',
  method: 'POST',
  path: '/ops/promotions/closeMission',
  audience: 'operator',
  permission: 'promotions.write',
  summary: 'Close a mission',
  input: z.strictObject({ id: rowId, version: z.int() }),
  output: campaign,
  errors: ['not_logged_in', 'not_allowed', 'promotion_not_found', 'promotion_closed', 'version_conflict'],
});

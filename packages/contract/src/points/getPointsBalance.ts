import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { signedPoints } from './points.ts';

/** The member's points. */
export const getPointsBalance = operation({
  id: 'points.getPointsBalance',
  method: 'GET',
  path: '/wps/points/getPointsBalance',
  audience: 'member',
  summary: 'Own points',
  description: 'Below zero only where play that had brought points was taken back after they were spent.',
  input: z.strictObject({}),
  output: z.strictObject({ balance: signedPoints }),
  errors: ['not_logged_in', 'points_closed'],
});

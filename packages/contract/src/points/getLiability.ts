import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { liability } from './liability.ts';

/** The brand's liability in points, by source and age. */
export const getLiability = operation({
  id: 'points.getLiability',
  method: 'GET',
  path: '/ops/points/getLiability',
  audience: 'operator',
  permission: 'points.read',
  summary: 'Liability of points',
  description: 'What was spent or taken back is the oldest; what a rejected redemption gave back counts from then on.',
  input: z.strictObject({}),
  output: liability,
  errors: ['not_logged_in', 'not_allowed'],
});

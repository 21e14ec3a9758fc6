import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { stuckRound } from './stuckRound.ts';

/** Stuck rounds at the vendors' desks, queried live: oldest first per vendor, at most 500. */
export const listStuckRounds = operation({
  id: 'vendors.listStuckRounds',
  method: 'GET',
  path: '/ops/vendors/listStuckRounds',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Rounds that our wallet refused to settle',
  input: z.strictObject({}),
  output: z.strictObject({
    rounds: z.array(stuckRound),
    /** Vendors whose desk did not answer. */
    silent: z.array(z.string()),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

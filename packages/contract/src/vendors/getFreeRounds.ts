import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { freeRounds } from './freeRounds.ts';

/** Free rounds that the member can play now, by expiry. */
export const getFreeRounds = operation({
  id: 'vendors.getFreeRounds',
  method: 'GET',
  path: '/lgw/vendors/getFreeRounds',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own free rounds',
  description: 'The game plays them by itself, before anything is staked. What is left at endsAt is gone.',
  input: z.strictObject({}),
  output: z.strictObject({ content: z.array(freeRounds) }),
  errors: ['not_logged_in', 'in_need_true_account'],
});

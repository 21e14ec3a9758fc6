import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { channel } from './channel.ts';

/** All deposit channels of the brand, open or not. */
export const listChannels = operation({
  id: 'cashier.listChannels',
  method: 'GET',
  path: '/ops/cashier/listChannels',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Ways to pay in',
  input: z.strictObject({}),
  output: z.array(channel),
  errors: ['not_logged_in', 'not_allowed'],
});

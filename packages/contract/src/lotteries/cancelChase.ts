import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { chase } from './chase.ts';

/** Ends a chase: orders on open draws are cancelled and refunded. */
export const cancelChase = operation({
  id: 'lotteries.cancelChase',
  method: 'POST',
  path: '/lgw/lotteries/cancelChase',
  audience: 'member',
  summary: 'End a chase',
  input: z.strictObject({ chaseId: rowId }),
  output: chase,
  errors: ['not_logged_in', 'chase_not_found'],
});

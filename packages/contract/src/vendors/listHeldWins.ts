import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { heldWin } from './heldWin.ts';

/** Wins that are held because they exceed their game's cap: pending ones oldest first, otherwise newest first. */
export const listHeldWins = operation({
  id: 'vendors.listHeldWins',
  method: 'GET',
  path: '/ops/vendors/listHeldWins',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Wins that are held',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['waiting', 'ended', 'all'])), 'waiting'),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(heldWin), waiting: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});

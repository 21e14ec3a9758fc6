import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { entry } from './entry.ts';

/** The ledger lines of one member, newest first. */
export const listEntries = operation({
  id: 'wallet.listEntries',
  method: 'GET',
  path: '/ops/wallet/listEntries',
  audience: 'operator',
  permission: 'wallet.read',
  summary: 'Ledger of a member',
  input: z.strictObject({ memberId: rowId, pageNum: pageNumber, pageSize }),
  output: pageOf(entry),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});

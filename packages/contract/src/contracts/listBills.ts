import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { contractBill } from './contractBill.ts';

/** unapproved; open (due, in part, insufficient); issued; rejected; all. */
export const billView = z.enum(['unapproved', 'open', 'issued', 'rejected', 'all']);

/** Bills of dividends and wages: open ones oldest first, otherwise newest first. */
export const listBills = operation({
  id: 'contracts.listBills',
  method: 'GET',
  path: '/ops/contracts/listBills',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Bills of contracts',
  input: z.strictObject({
    view: z._default(z.optional(billView), 'unapproved'),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(contractBill),
    counts: z.strictObject({ unapproved: z.int(), open: z.int() }),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

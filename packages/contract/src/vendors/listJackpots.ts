import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { jackpotPayment, jackpotPool } from './jackpotPool.ts';

/** The brand's pools by game and stake, and their latest payments, newest first. */
export const listJackpots = operation({
  id: 'vendors.listJackpots',
  method: 'GET',
  path: '/ops/vendors/listJackpots',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Pools of progressive jackpots',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: z.strictObject({ page: pageOf(jackpotPool), payments: z.array(jackpotPayment) }),
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { comparison } from './comparison.ts';

/** Comparisons with vendors' lists of rounds, newest first. */
export const listComparisons = operation({
  id: 'vendors.listComparisons',
  method: 'GET',
  path: '/ops/vendors/listComparisons',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Comparisons with lists of rounds',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(comparison),
  errors: ['not_logged_in', 'not_allowed'],
});

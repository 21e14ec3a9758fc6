import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { memberBlock } from './getMemberLimits.ts';

/** Members who cannot bet or deposit at the moment, newest first. */
export const listExcluded = operation({
  id: 'limits.listExcluded',
  method: 'GET',
  path: '/ops/limits/listExcluded',
  audience: 'operator',
  permission: 'limits.read',
  summary: 'Excluded members',
  input: z.strictObject({
    kind: z.optional(z.enum(['timeOut', 'selfExclusion', 'operatorExclusion'])),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(z.strictObject({ memberId: rowId, account: z.string(), block: memberBlock })),
  errors: ['not_logged_in', 'not_allowed'],
});

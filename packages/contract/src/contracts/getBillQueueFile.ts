import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { billView } from './listBills.ts';

/** Exports a brand's list of bills. */
export const getBillQueueFile = operation({
  id: 'contracts.getBillQueueFile',
  method: 'GET',
  path: '/ops/contracts/getBillQueueFile',
  audience: 'operator',
  permission: 'contracts.read',
  isFile: true,
  summary: 'Bills of contracts as a file',
  description: 'At most 50,000 rows.',
  input: z.strictObject({
    view: z._default(z.optional(billView), 'unapproved'),
    search: z.optional(z.string().check(z.maxLength(64))),
    ...fileForm,
  }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'file_too_large'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';

const count = z.int();

/** A brand's jobs that wait, run or have failed, newest first; finished ones are not kept. */
export const listQueue = operation({
  id: 'jobs.listQueue',
  method: 'GET',
  path: '/ops/jobs/listQueue',
  audience: 'operator',
  permission: 'jobs.read',
  summary: 'Queued jobs',
  description:
    'What a job was told is not shown. A task that failed for good stays until an operator has it tried again.',
  input: z.strictObject({
    status: z._default(z.optional(z.enum(['all', 'waiting', 'running', 'failed'])), 'all' as const),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.extend(
    pageOf(
      z.strictObject({
        id: rowId,
        name: z.string(),
        status: z.enum(['waiting', 'running', 'failed']),
        /** Attempts so far and the maximum. */
        attempts: z.int(),
        maxAttempts: z.int(),
        /** Error of the last attempt; empty before the first. */
        fault: z.string(),
        createdAt: moment,
        /** For waiting jobs: time of the next attempt. */
        runAt: moment,
      }),
    ),
    { counts: z.strictObject({ waiting: count, running: count, failed: count }) },
  ),
  errors: ['not_logged_in', 'not_allowed'],
});

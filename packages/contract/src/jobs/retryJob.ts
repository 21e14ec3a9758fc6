import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** Retries a failed or waiting job now, with all of its attempts restored. */
export const retryJob = operation({
  id: 'jobs.retryJob',
  method: 'POST',
  path: '/ops/jobs/retryJob',
  audience: 'operator',
  permission: 'jobs.write',
  summary: 'Try a queued job again',
  description:
    'Safe to send twice: a task does its work once however often it is tried. `job_not_found` also where it has been done by now, or runs at the moment.',
  input: z.strictObject({ jobId: rowId }),
  output: z.strictObject({}),
  errors: ['not_logged_in', 'not_allowed', 'job_not_found'],
});

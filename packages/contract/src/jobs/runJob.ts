import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Starts the next run of a recurring job now. */
export const runJob = operation({
  id: 'jobs.runJob',
  method: 'POST',
  path: '/ops/jobs/runJob',
  audience: 'operator',
  permission: 'jobs.write',
  summary: 'Run a recurring job now',
  description: 'The answer does not wait for the turn; it is done by the next process that looks, within a second.',
  input: z.strictObject({ name: z.string().check(z.regex(/^[a-z]{1,32}\.[a-zA-Z]{1,64}$/)) }),
  output: z.strictObject({}),
  errors: ['not_logged_in', 'not_allowed', 'job_not_found'],
});

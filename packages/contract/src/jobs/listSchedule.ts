import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';

/** Recurring jobs with the outcome of their last run. */
export const listSchedule = operation({
  id: 'jobs.listSchedule',
  method: 'GET',
  path: '/ops/jobs/listSchedule',
  audience: 'operator',
  permission: 'jobs.read',
  summary: 'Recurring jobs',
  description:
    'Shared by all brands of the installation. Each turn is done by one process whose role is worker or all.',
  input: z.strictObject({}),
  output: z.strictObject({
    /** False when no worker has started a run for half a minute: then no job runs at all. */
    isWorked: z.boolean(),
    jobs: z.array(
      z.strictObject({
        name: z.string(),
        everySeconds: z.number(),
        /** failed: its last run failed; it still runs again at `nextAt`. */
        status: z.enum(['waiting', 'running', 'failed']),
        begunAt: z.nullable(moment),
        endedAt: z.nullable(moment),
        nextAt: moment,
        /** Consecutive failed runs. */
        failures: z.int(),
        fault: z.string(),
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

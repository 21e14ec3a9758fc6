import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';

/** Work that comes round again and again, with how its last turn ended. */
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
    /** False once no process has begun a turn for half a minute: then nothing happens later at all. */
    isWorked: z.boolean(),
    jobs: z.array(
      z.strictObject({
        name: z.string(),
        everySeconds: z.number(),
        /** failed: its last turn did; it comes round all the same, at `nextAt`. */
        status: z.enum(['waiting', 'running', 'failed']),
        begunAt: z.nullable(moment),
        endedAt: z.nullable(moment),
        nextAt: moment,
        /** Turns in a row that failed. */
        failures: z.int(),
        fault: z.string(),
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

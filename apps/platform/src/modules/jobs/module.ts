import type { Module } from '#kit/implement.ts';
import type { JobsDeps } from './JobsDeps.ts';
import { listQueue } from './routes/listQueue.ts';
import { listSchedule } from './routes/listSchedule.ts';
import { retryJob } from './routes/retryJob.ts';
import { runJob } from './routes/runJob.ts';

/** Background jobs as operators see them, with retries. */
export function createJobs(deps: JobsDeps): { module: Module } {
  return { module: { name: 'jobs', routes: [listSchedule(deps), listQueue(deps), retryJob(deps), runJob(deps)] } };
}

import type { Recurring } from '#kit/jobs/Job.ts';
import type { OutboxDeps } from '../OutboxDeps.ts';
import { sendWaiting } from '../sendWaiting.ts';

/** Retries mails every second. */
export const sendEmailJob = (deps: OutboxDeps): Recurring => ({
  ...{ name: 'outbox.sendEmail', everyMs: 1_000, deadlineMs: 120_000 },
  run: (signal) => sendWaiting(deps, 'email', signal),
});

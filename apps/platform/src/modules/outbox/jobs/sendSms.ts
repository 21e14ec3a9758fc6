import type { Recurring } from '#kit/jobs/Job.ts';
import type { OutboxDeps } from '../OutboxDeps.ts';
import { sendWaiting } from '../sendWaiting.ts';

/** Retries text messages every second. */
export const sendSmsJob = (deps: OutboxDeps): Recurring => ({
  ...{ name: 'outbox.sendSms', everyMs: 1_000, deadlineMs: 120_000 },
  run: (signal) => sendWaiting(deps, 'sms', signal),
});

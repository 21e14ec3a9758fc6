import type { Recurring } from '#kit/jobs/Job.ts';
import type { OutboxDeps } from '../OutboxDeps.ts';
import { sendWaiting } from '../sendWaiting.ts';

/** Every second, text messages that are to be tried again. */
export const sendSmsJob = (deps: OutboxDeps): Recurring => ({
  ...{ name: 'outbox.sendSms', everyMs: 1_000, deadlineMs: 120_000 },
  run: (signal) => sendWaiting(deps, 'sms', signal),
});

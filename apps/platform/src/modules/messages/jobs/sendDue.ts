import type { Recurring } from '#kit/jobs/Job.ts';
import { sendDue } from '../commands/sendDue.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';

/** Sends due broadcasts every second. */
export const sendDueJob = (deps: MessagesDeps): Recurring => ({
  ...{ name: 'messages.sendDue', everyMs: 1_000, deadlineMs: 300_000 },
  run: () => sendDue(deps),
});

import type { Recurring } from '#kit/jobs/Job.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { endOverdue } from '../commands/endOverdue.ts';

/** Ends expired envelopes every two seconds. */
export const endEnvelopesJob = (deps: ChatDeps): Recurring => ({
  ...{ name: 'chat.endEnvelopes', everyMs: 2_000, deadlineMs: 60_000 },
  run: () => endOverdue(deps),
});

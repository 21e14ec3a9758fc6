import type { Recurring } from '#kit/jobs/Job.ts';
import type { OutboxDeps } from '../OutboxDeps.ts';
import { tidyMessages } from '../store.ts';

/** Every minute, expired messages fail, and old ones are deleted. */
export const tidyJob = ({ pool, isDemo }: OutboxDeps): Recurring => ({
  ...{ name: 'outbox.tidy', everyMs: 60_000, deadlineMs: 60_000 },
  run: () => tidyMessages(pool, { isTextKept: isDemo }),
});

import type { Recurring } from '#kit/jobs/Job.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { removeOldLetters } from '../store/letters.ts';

/** Every hour: letters that were decided so long ago that nobody comes back to them. */
export const removeOldLettersJob = ({ pool }: Pick<FeedbackDeps, 'pool'>): Recurring => ({
  ...{ name: 'feedback.removeOldLetters', everyMs: 3_600_000, deadlineMs: 600_000 },
  run: async () => removeOldLetters(pool),
});

import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import type { Performed } from '#kit/jobs/Job.ts';
import { addTask, perform, task } from '#kit/jobs/task.ts';
import type { Channel, OutboxDeps } from '../OutboxDeps.ts';
import { sendWaiting } from '../sendWaiting.ts';

/** Each channel has a line of its own: a mail server that does not answer holds up no code by text message. */
const sendNow = task({
  name: 'outbox.sendNow',
  input: z.strictObject({ brandId: z.int(), channel: z.enum(['email', 'sms']) }),
  attempts: 3,
  deadlineMs: 60_000,
  lineOf: ({ channel }) => channel,
});

/** Has what waits on a channel looked at once the caller's transaction has committed. */
export async function sendWithin(db: Queryable, brandId: number, channel: Channel): Promise<void> {
  await addTask(db, sendNow, { brandId, channel });
}

/** Sends what was just added; what fails is tried again by the jobs that come every second. */
export const sendNowJob = (deps: OutboxDeps): Performed =>
  perform(sendNow, ({ channel }, signal) => sendWaiting(deps, channel, signal));

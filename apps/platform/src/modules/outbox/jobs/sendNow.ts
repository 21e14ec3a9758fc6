import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import type { Performed } from '#kit/jobs/Job.ts';
import { addTask, perform, task } from '#kit/jobs/task.ts';
import type { Channel, OutboxDeps } from '../OutboxDeps.ts';
import { sendWaiting } from '../sendWaiting.ts';

/** Each channel has a queue of its own: a mail server that does not respond must not delay codes by text message. */
const sendNow = task({
  name: 'outbox.sendNow',
  input: z.strictObject({ brandId: z.int(), channel: z.enum(['email', 'sms']) }),
  attempts: 3,
  deadlineMs: 60_000,
  lineOf: ({ channel }) => channel,
});

/** Queues sending of a channel's waiting messages in the caller's transaction. */
export async function sendWithin(db: Queryable, brandId: number, channel: Channel): Promise<void> {
  await addTask(db, sendNow, { brandId, channel });
}

/** Sends new messages; failed ones are retried by jobs that run every second. */
export const sendNowJob = (deps: OutboxDeps): Performed =>
  perform(sendNow, ({ channel }, signal) => sendWaiting(deps, channel, signal));

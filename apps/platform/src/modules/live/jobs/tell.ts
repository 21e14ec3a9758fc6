import { liveEvents, type LiveEvent } from '@baize/contract';
import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import { addTask, numberText, perform, task } from '#kit/jobs/task.ts';
import type { Performed } from '#kit/jobs/Job.ts';
import type { BalanceFeed } from '../createBalanceFeed.ts';

const names = Object.keys(liveEvents) as LiveEvent[];

const tell = task({
  name: 'live.tell',
  input: z.strictObject({ brandId: z.int(), memberId: numberText, event: z.enum(names), fact: z.unknown() }),
  attempts: 10,
  deadlineMs: 20_000,
});

/**
 * Queues an event to a member's open pages in the caller's transaction, so that it survives the death of this process
 * after the commit. Closed pages miss it, as always; a page may receive it twice.
 */
export async function tellWithin<Event extends LiveEvent>(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
  event: Event,
  fact: z.output<(typeof liveEvents)[Event]>,
): Promise<void> {
  const shape: z.ZodMiniType = liveEvents[event];
  await addTask(db, tell, { brandId, memberId, event, fact: z.encode(shape, fact as never) });
}

type TellDeps = Pick<BalanceFeed, 'changed'> &
  Readonly<{
    /** Sends an encoded event to all sockets of a member. */
    emit(memberId: bigint, event: LiveEvent, payload: unknown): void;
    serverCount(): Promise<number>;
  }>;

export const tellJob = ({ emit, serverCount, changed }: TellDeps): Performed =>
  perform(tell, async ({ memberId, event, fact }) => {
    // Throws during a lost connection to the other processes; the job is then retried.
    await serverCount();
    emit(memberId, event, fact);
    // The announcement of a posting in the same transaction may have died with its process.
    changed([memberId]);
  });

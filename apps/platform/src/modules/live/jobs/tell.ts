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
 * Has a member's open pages told a fact once the caller's transaction has committed, whatever becomes of this process then.
 * Pages that are not open miss it, as always; a page may hear it twice.
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
    /** Says a fact to all sockets of a member, as it is sent. */
    emit(memberId: bigint, event: LiveEvent, payload: unknown): void;
    serverCount(): Promise<number>;
  }>;

export const tellJob = ({ emit, serverCount, changed }: TellDeps): Performed =>
  perform(tell, async ({ memberId, event, fact }) => {
    // Throws while the line to the other processes is down; this is tried again once it is back.
    await serverCount();
    emit(memberId, event, fact);
    // What was posted along with it was announced in the memory of a process that may be gone.
    changed([memberId]);
  });

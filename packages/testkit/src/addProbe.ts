import * as z from 'zod/mini';
import { addTask, numberText, task } from '@baize/platform/kit/jobs/task';
import type { TestPlatform } from './startPlatform.ts';

const probe = task({
  name: 'test.probe',
  input: z.strictObject({ brandId: z.int(), id: numberText }),
  attempts: 3,
  deadlineMs: 1_000,
});

/** Queues a job that no worker handles. */
export async function addProbe({ platform }: TestPlatform, input: { brandId: number; id: bigint }): Promise<void> {
  await addTask(platform.pool, probe, input);
}

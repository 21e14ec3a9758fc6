import * as z from 'zod/mini';
import type { Queryable } from '../db.ts';
import type { Performed } from './Job.ts';

/** The id of a row or a member, which JSON numbers cannot hold. */
export const numberText = z.codec(z.string().check(z.regex(/^\d{1,19}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (number) => String(number),
});

/** Input of every task: it contains the brand, so that operators see only their own brand's tasks. */
type Input = z.ZodMiniType<{ brandId: number }>;

/** A task that runs after a commit, declared by the module that queues it: its name, input and retries. */
export type Task<Shape extends Input = Input> = Readonly<{
  name: string;
  input: Shape;
  attempts: number;
  deadlineMs: number;
  /** The named queue it belongs to, where it must not overtake earlier ones; by default none. */
  lineOf?: (input: z.output<Shape>) => string;
}>;

/** Declares a task; keeps its exact types, as with operations. */
export function task<Shape extends Input>(definition: Task<Shape>): Task<Shape> {
  return definition;
}

/**
 * Binds a task to its handler. It may run more than once: a process may die after doing it and before recording that.
 */
export function perform<Shape extends Input>(
  { name, input, attempts, deadlineMs }: Task<Shape>,
  run: (input: z.output<Shape>, signal: AbortSignal) => Promise<void>,
): Performed {
  return { name, attempts, deadlineMs, run: (payload, signal) => run(z.decode(input, payload as never), signal) };
}

/**
 * Queues a task in the caller's transaction: it runs if and only if that commits, even if the process dies right after.
 */
export async function addTask<Shape extends Input>(
  db: Queryable,
  { name, input: shape, attempts, lineOf }: Task<Shape>,
  input: z.output<Shape>,
): Promise<void> {
  await db.query('select 1 from graphile_worker.add_job($1, $2::json, $3, max_attempts => $4)', [
    name,
    JSON.stringify(z.encode(shape, input)),
    lineOf === undefined ? null : `${name}:${lineOf(input)}`,
    attempts,
  ]);
}

import * as z from 'zod/mini';
import type { Queryable } from '../db.ts';
import type { Performed } from './Job.ts';

/** The number of a row or a member, which JSON's numbers cannot hold. */
export const numberText = z.codec(z.string().check(z.regex(/^\d{1,19}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (number) => String(number),
});

/** What every piece of work says: whose brand it is for, so that operators see their own brand's and no other's. */
type Input = z.ZodMiniType<{ brandId: number }>;

/** Work that happens after a commit, declared where it is asked for: its name, what it is told, and how it is tried. */
export type Task<Shape extends Input = Input> = Readonly<{
  name: string;
  input: Shape;
  attempts: number;
  deadlineMs: number;
  /** Names the line that it waits in, where it may not overtake another of its kind; without one it waits for nobody. */
  lineOf?: (input: z.output<Shape>) => string;
}>;

/** Declares work; the constant carries its exact types, as an operation's does. */
export function task<Shape extends Input>(definition: Task<Shape>): Task<Shape> {
  return definition;
}

/** Binds work to what it does. It may be done more than once: a process may die after doing it and before saying so. */
export function perform<Shape extends Input>(
  { name, input, attempts, deadlineMs }: Task<Shape>,
  run: (input: z.output<Shape>, signal: AbortSignal) => Promise<void>,
): Performed {
  return { name, attempts, deadlineMs, run: (payload, signal) => run(z.decode(input, payload as never), signal) };
}

/** Asks for work in the caller's transaction: it is done if and only if that commits, however soon the process dies then. */
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

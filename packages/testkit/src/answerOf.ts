import type { Operation } from '@baize/contract';
import * as z from 'zod/mini';
import { exampleOf, type Fill } from './exampleOf.ts';

/** What an answer has besides what its shape asks for, as it comes over the wire; rows are changed one by one. */
export type Changes = Readonly<Record<string, unknown>> | readonly unknown[];

type Shape = z.ZodMiniType;
type Def = { type: string; innerType?: Shape; element?: Shape; shape?: Record<string, Shape> };

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of what is there when something is there. */
function filled(shape: Shape | undefined): Def | undefined {
  const def = shape?._zod.def as unknown as Def | undefined;
  return def?.innerType === undefined ? def : filled(def.innerType);
}

/** An example of what is there when something is there. */
function exampleOfFilled(shape: Shape | undefined): unknown {
  const def = shape?._zod.def as unknown as Def | undefined;
  if (def === undefined) return undefined;
  return def.innerType === undefined ? exampleOf(shape as Shape) : exampleOfFilled(def.innerType);
}

/** Fields over fields, rows over copies of the example's row; anything else takes the place of what was there. */
function merge(shape: Shape | undefined, base: unknown, changes: unknown): unknown {
  const def = filled(shape);
  /* An example is only of the first that a union holds, so what is whole already stays as it is. */
  if (def?.type === 'union' && z.safeDecode(shape as Shape, changes as never).success) return changes;
  if (Array.isArray(changes)) {
    return changes.map((change: unknown) => merge(def?.element, exampleOfFilled(def?.element), change));
  }
  if (!isPlain(changes)) return changes;
  const present = isPlain(base) ? base : exampleOfFilled(shape);
  if (!isPlain(present)) return changes;
  const changed = Object.entries(changes).map(
    ([name, change]) => [name, merge(def?.shape?.[name], present[name], change)] as const,
  );
  return { ...present, ...Object.fromEntries(changed) };
}

/** An answer that the platform could give to this call, as it comes over the wire. One that it could not give throws. */
export function answerOf(
  { id, output }: Pick<Operation, 'id' | 'output'>,
  changes?: Changes,
  fill: Fill = 'rows',
): unknown {
  const example = exampleOf(output, fill);
  const answer = changes === undefined ? example : merge(output, example, changes);
  const read = z.safeDecode(output, answer as never);
  if (!read.success) throw new Error(`${id} never answers this: ${z.prettifyError(read.error)}`);
  return answer;
}

/**
 * What a test says in the platform's place: as it was given where that is whole, else with what it leaves out taken from
 * the example of the operation, so that a new field of an answer asks nothing of tests that are not about it. What the
 * platform could not have said comes back as it was given, and its fault goes to `faults`.
 */
export function completeAnswer(
  { id, output, isFile }: Pick<Operation, 'id' | 'output' | 'isFile'>,
  given: unknown,
  faults: string[],
): unknown {
  if (isFile === true) return given;
  const wire: unknown = JSON.parse(JSON.stringify(given));
  if (z.safeDecode(output, wire as never).success) return wire;
  const whole = merge(output, exampleOf(output), wire);
  const { error } = z.safeDecode(output, whole as never);
  if (error === undefined) return whole;
  faults.push(`${id} never answers this: ${JSON.stringify(error.issues)}`);
  return given;
}

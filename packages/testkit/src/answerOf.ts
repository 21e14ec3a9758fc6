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

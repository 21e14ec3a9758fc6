import type { operations } from '@baize/contract';
import type * as z from 'zod/mini';

type Operations = typeof operations;

/** What anybody may ask. */
type PublicName = {
  [Name in keyof Operations]: Operations[Name] extends { audience: 'public' } ? Name : never;
}[keyof Operations];

/** A call whose answer a page begins with: an operation by its id, and its input as it goes over the wire. */
export type Need = { readonly id: string; readonly input: Readonly<Record<string, string | undefined>> };

/**
 * Names a call by the contract without any of its code, whose checks are a fifth of a first view. An operation that needs a
 * session does not compile: the server has none to answer it with.
 */
export const need = <Name extends PublicName>(
  id: `${string}.${Name}`,
  input: z.input<Operations[Name]['input']> & Need['input'],
): Need => ({ id, input });

/** The name of an answer in the query cache, as `query` gives it. */
export const keyOf = ({ id, input }: Need): readonly [string, Need['input']] => [id, input];

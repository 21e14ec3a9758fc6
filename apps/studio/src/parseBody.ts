import type { StudioErrorName } from '@baize/contract/studio/studioErrors';
import type * as z from 'zod/mini';
import { StudioError } from './StudioError.ts';

/**
 * Parses the body by a schema, or refuses with the first invalid field. A schema may produce one of `errors` instead,
 * such as an unknown round.
 */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  errors: readonly StudioErrorName[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const named = errors.find((error) => error === issue?.message);
  if (named !== undefined) throw new StudioError(named);
  const unknownField = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = unknownField ?? issue?.path.map(String).join('.') ?? '';
  throw new StudioError(
    'badRequest',
    field === ''
      ? 'The body must be a JSON object.'
      : `The field ${field} is ${unknownField ? 'unknown' : 'missing or wrong'}.`,
  );
}

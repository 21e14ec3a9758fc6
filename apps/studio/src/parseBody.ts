import type { StudioErrorName } from '@baize/contract/studio/studioErrors';
import type * as z from 'zod/mini';
import { StudioError } from './StudioError.ts';

/**
 * The body in the shape asked for, or a refusal that names the first field that is wrong. A shape may say one of `errors`
 * instead, such as that there is no such round.
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

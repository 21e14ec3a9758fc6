import type * as z from 'zod/mini';
import type { StudioErrorName } from './studioErrors.ts';

/**
 * Who may call the studio: anyone; the player of one of its games, by the session token; the player of a game with a
 * purse at the vendor or of a simulated vendor, by their tokens; an operator or a merchant, by a signature over the
 * body.
 */
export type StudioAudience = 'anyone' | 'player' | 'pursePlayer' | 'simPlayer' | 'operator' | 'merchant';

/**
 * One studio call, declared once: the studio mounts, validates and answers by it, and its pages are typed by it.
 * Separate from the platform's operations: other paths, no response envelope, error codes of its own.
 */
export type StudioOperation<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Errors extends readonly StudioErrorName[] = readonly StudioErrorName[],
  Who extends StudioAudience = StudioAudience,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
> = {
  /** `studio.<name>`; the name is the file's. */
  id: string;
  method: Method;
  /** A path segment that begins with a colon is the input field of that name. */
  path: Path;
  audience: Who;
  summary: string;
  /** What a caller must know beyond the summary: units, idempotency, side effects. */
  description?: string;
  /**
   * The body of a write together with its path parameters; unknown fields are refused. Reads ignore unknown query
   * parameters.
   */
  input: Input;
  output: Output;
  /** Errors of this operation, besides `badRequest` and `unexpected`, which every call can return. */
  errors: Errors;
};

/** Declares an operation of the studio; keeps its exact types. */
export function studioOperation<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Errors extends readonly StudioErrorName[],
  const Who extends StudioAudience,
  const Method extends 'GET' | 'POST',
  const Path extends string,
>(
  definition: StudioOperation<Input, Output, Errors, Who, Method, Path>,
): StudioOperation<Input, Output, Errors, Who, Method, Path> {
  return definition;
}

/** Input and output as JSON carries them. */
export type StudioInputOf<Op extends StudioOperation> = z.input<Op['input']>;
export type StudioAnswerOf<Op extends StudioOperation> = z.input<Op['output']>;

/** The error codes an operation declares. */
export type StudioErrorsOf<Op extends StudioOperation> = Op['errors'][number];

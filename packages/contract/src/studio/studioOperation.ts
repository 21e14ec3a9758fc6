import type * as z from 'zod/mini';
import type { StudioErrorName } from './studioErrors.ts';

/**
 * Who may call the studio: anyone; the player of one of its games, by the token of the session; the player of a game that
 * is played from a purse at the vendor, or of a simulated vendor, by theirs; an operator or a merchant, by a signature
 * over the body.
 */
export type StudioAudience = 'anyone' | 'player' | 'pursePlayer' | 'simPlayer' | 'operator' | 'merchant';

/**
 * One call to the studio, said once: the studio mounts, checks and answers by it, and the pages that ask are typed by it.
 * It is no call of the platform: other paths, no envelope around answers, refusals of its own.
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
  /** A part that begins with a colon is the field of the input with that name. */
  path: Path;
  audience: Who;
  summary: string;
  /** What a caller must know beyond the summary: units, idempotency, side effects. */
  description?: string;
  /**
   * The body of a call that changes something, and what its path names; no other field may stand in it. Reads ignore
   * what else stands in the address.
   */
  input: Input;
  output: Output;
  /** Refusals of this operation, besides `badRequest` and `unexpected`, which every call can give. */
  errors: Errors;
};

/** Declares an operation of the studio; the constant carries its exact types. */
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

/** What a caller sends and what it hears, as JSON carries them. */
export type StudioInputOf<Op extends StudioOperation> = z.input<Op['input']>;
export type StudioAnswerOf<Op extends StudioOperation> = z.input<Op['output']>;

/** The refusals that an operation declares. */
export type StudioErrorsOf<Op extends StudioOperation> = Op['errors'][number];

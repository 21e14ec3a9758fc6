import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './operators/permissions.ts';

/** Who may call: anyone, a signed-in member (trial accounts only where said), or a signed-in operator. */
export type Audience = 'public' | 'member' | 'operator';

/** Input that is sent in the address (reads) or in the body (everything that changes state). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call, said once. The server registers, validates and serialises from it; the browser is typed by it; the
 * OpenAPI description and the page at /docs/api are made from it.
 */
export type Operation<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Errors extends readonly ErrorCode[] = readonly ErrorCode[],
  Who extends Audience = Audience,
> = {
  /** `<module>.<name>`; the name is the file's. */
  id: string;
  method: Method;
  path: string;
  /** Further methods that reach the same handler. */
  otherMethods?: readonly Method[];
  audience: Who;
  /** Operators need this permission. */
  permission?: Permission;
  /** The body travels as a JWE to the server's public key, with a time stamp and a single-use id. */
  isSealed?: boolean;
  /** The body is a form (application/x-www-form-urlencoded) instead of JSON. */
  isForm?: boolean;
  /** Bytes that a body may have, where 64 KiB are not enough. */
  bodyLimit?: number;
  /** A session that may do nothing but change its password may make this call. */
  allowsRestricted?: boolean;
  /** A site that is closed, for maintenance or to a region, takes this call of a visitor all the same. */
  isOpenWhenClosed?: boolean;
  /** A success is answered with the file itself (`fileAnswer`) instead of an answer in JSON; refusals are as everywhere. */
  isFile?: boolean;
  /** Trial accounts are refused with `in_need_true_account`. */
  isRealMoney?: boolean;
  summary: string;
  /** What a caller must know beyond the summary: units, idempotency, side effects. */
  description?: string;
  input: Input;
  output: Output;
  /** Refusals of this operation, besides those every call can give (`commonErrors`). */
  errors: Errors;
};

/** Declares an operation; the constant carries its exact types. */
export function operation<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Errors extends readonly ErrorCode[],
  const Who extends Audience,
>(definition: Operation<Input, Output, Errors, Who>): Operation<Input, Output, Errors, Who> {
  return definition;
}

/** What handlers receive and forms hold: amounts as bigint. */
export type InputOf<Op> = Op extends { input: infer Input extends z.ZodMiniType } ? z.output<Input> : never;

/** What handlers return and screens receive: amounts as bigint. */
export type OutputOf<Op> = Op extends { output: infer Output extends z.ZodMiniType } ? z.output<Output> : never;

/** The refusals an operation declares. */
export type ErrorsOf<Op> = Op extends { errors: readonly (infer Code)[] } ? Extract<Code, ErrorCode> : never;

/** Every answer has this shape, success or not. */
export type Answer<Value = unknown> = {
  success: boolean;
  value: Value | null;
  message: string;
  /** `ok`, or the name of the refusal. */
  code: 'ok' | ErrorCode;
};

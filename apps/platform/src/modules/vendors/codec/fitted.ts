import { StrictJsonError } from '#kit/strictJson.ts';
import type { DialectReply } from '../dialects/Dialect.ts';
import { ExactNumber } from './parseExactJson.ts';

/** A call in an invalid form; no money was looked at yet. */
export class Misfit extends Error {}

/** True for errors that the body parsers throw for invalid calls. */
export const isMisfit = (error: unknown): boolean => error instanceof Misfit || error instanceof StrictJsonError;

/**
 * Carries out a call; parse errors of its body are passed to `misfit` instead. `strange` takes the names of unknown
 * fields that are tolerated, for the log.
 */
export async function unlessMisfit(
  perform: (strange: string[]) => Promise<DialectReply>,
  misfit: () => DialectReply,
): Promise<DialectReply> {
  const strange: string[] = [];
  try {
    const reply = await perform(strange);
    return strange.length === 0 ? reply : { ...reply, strange };
  } catch (error) {
    if (isMisfit(error)) return misfit();
    throw error;
  }
}

/** Returns a field as text, or undefined if it is invalid. */
export type Check = (value: unknown) => string | undefined;

/** Printable ASCII without spaces: safe as part of a permanent key. */
const idForm = /^[\x21-\x7e]{1,80}$/;

export const text =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;
/** A number with its digits as written. */
export const number: Check = (value) =>
  value instanceof ExactNumber && value.text.length <= 32 ? value.text : undefined;
export const flag: Check = (value) => (typeof value === 'boolean' ? String(value) : undefined);
export const id = text(idForm);
/** An id that may also come as a number of any size. */
export const idOrNumber: Check = (value) => id(value) ?? text(/^\d{1,32}$/)(number(value));
export const user = text(/^[\w.-]{1,64}$/);
export const token = text(/^[\x21-\x7e]{1,255}$/);
export const game = text(/^[\w.-]{1,64}$/);
export const currency = text(/^[A-Z0-9]{3,8}$/);
/** Documented for operators, but not used by the wallet. */
export const anything: Check = () => '';

type Checks<Name extends string> = Readonly<Record<Name, Check>>;

/** Of so many unknown fields the names are kept, and so much of each. */
const MOST_STRANGE = 8;
const LONGEST_STRANGE = 64;

/**
 * The fields of an object as texts. A missing, invalid or undocumented field throws a Misfit; null counts as absent.
 * With `strange` the names of undocumented fields are collected there instead: what a member is owed is not held up by
 * a field that is new here, what costs money is.
 */
export function fitted<Needed extends string, Allowed extends string = never>(
  object: unknown,
  needed: Checks<Needed>,
  allowed: Checks<Allowed> = {} as Checks<Allowed>,
  strange?: string[],
): Record<Needed, string> & Partial<Record<Allowed, string>> {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) throw new Misfit('no object');
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(object)) {
    const check = Object.hasOwn(needed, name)
      ? needed[name as Needed]
      : Object.hasOwn(allowed, name)
        ? allowed[name as Allowed]
        : undefined;
    if (check === undefined) {
      if (strange === undefined) throw new Misfit(`${name} is not documented`);
      if (strange.length < MOST_STRANGE) strange.push(name.slice(0, LONGEST_STRANGE));
      continue;
    }
    if (value === null) continue;
    const seen = check(value);
    if (seen === undefined) throw new Misfit(`${name} has another form`);
    read[name] = seen;
  }
  for (const name of Object.keys(needed)) if (!(name in read)) throw new Misfit(`${name} is missing`);
  return read as Record<Needed, string> & Partial<Record<Allowed, string>>;
}

/** The result of an amount parser; undefined throws a Misfit. */
export function must<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Misfit(`${name} has another form`);
  return value;
}

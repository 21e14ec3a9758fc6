import { StrictJsonError } from '#kit/strictJson.ts';
import { ExactNumber } from './parseExactJson.ts';

/** A call that is not in the form agreed; nobody's money has been looked at. */
export class Misfit extends Error {}

/** True for what the readers of bodies throw at a call that makes no sense. */
export const isMisfit = (error: unknown): boolean => error instanceof Misfit || error instanceof StrictJsonError;

/** Carries a call out; what the readers of its body throw ends in `misfit` instead. */
export async function unlessMisfit<Reply>(perform: () => Promise<Reply>, misfit: () => Reply): Promise<Reply> {
  try {
    return await perform();
  } catch (error) {
    if (isMisfit(error)) return misfit();
    throw error;
  }
}

/** Turns a field into its text, or says by undefined that it is none of its kind. */
export type Check = (value: unknown) => string | undefined;

/** Printable ASCII without spaces: what may be part of a key for ever. */
const idForm = /^[\x21-\x7e]{1,80}$/;

export const text =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;
/** A number, kept as it was written. */
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
/** Documented for operators, without a meaning for the wallet. */
export const anything: Check = () => '';

type Checks<Name extends string> = Readonly<Record<Name, Check>>;

/**
 * The fields of an object as texts. A field that is missing, of another form or not documented ends in a Misfit; null
 * counts as absent.
 */
export function fitted<Needed extends string, Allowed extends string = never>(
  object: unknown,
  needed: Checks<Needed>,
  allowed: Checks<Allowed> = {} as Checks<Allowed>,
): Record<Needed, string> & Partial<Record<Allowed, string>> {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) throw new Misfit('no object');
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(object)) {
    const check = Object.hasOwn(needed, name)
      ? needed[name as Needed]
      : Object.hasOwn(allowed, name)
        ? allowed[name as Allowed]
        : undefined;
    if (check === undefined) throw new Misfit(`${name} is not documented`);
    if (value === null) continue;
    const seen = check(value);
    if (seen === undefined) throw new Misfit(`${name} has another form`);
    read[name] = seen;
  }
  for (const name of Object.keys(needed)) if (!(name in read)) throw new Misfit(`${name} is missing`);
  return read as Record<Needed, string> & Partial<Record<Allowed, string>>;
}

/** What a reader of amounts made of a text; undefined is a Misfit. */
export function must<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Misfit(`${name} has another form`);
  return value;
}

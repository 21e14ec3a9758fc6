import type { KnownVendor } from '../createDirectory.ts';
import type { Seamless } from '../createSeamless.ts';
import type { Vendor } from '../rules.ts';

/** A vendor's call as the bytes that came; nothing of it is believed yet. */
export type DialectCall = Readonly<{
  /** One of the dialect's paths. */
  path: string;
  body: Buffer;
  /** A header by its name in lower case; undefined when it is missing or came twice. */
  header(name: string): string | undefined;
  /** What stands behind the question mark, undecoded. */
  query: string;
  /** The part of the address that proves the call, in dialects that know no other proof. */
  key: string;
}>;

/** An answer in a dialect's own words, ready to be sent. */
export type DialectReply = Readonly<{
  httpStatus: number;
  /** The dialect's word for what happened, for the log. */
  status: string;
  /** Something that an honest vendor does not send: parts that do not belong together. */
  isSuspicious?: boolean;
  /** Names of fields that the dialect does not know, where they do not stand in the way of what is owed; for the log. */
  strange?: readonly string[];
  text: string;
}>;

/** A vendor's protocol: how its calls are signed, read, carried out and answered. It keeps no books of its own. */
export type Dialect = Readonly<{
  name: Vendor['dialect'];
  /** Below `/vendor/<name>`, all of them POST. */
  paths: readonly string[];
  /** What the bodies are; anything else is turned away. */
  contentType: RegExp;
  /** The word for what went well. */
  okStatus: string;
  /** The address carries the vendor's secret, `/vendor/<name>/<secret><path>`: for vendors that sign nothing. */
  isKeyInAddress?: true;
  isSigned(call: DialectCall, known: KnownVendor): boolean;
  answer(call: DialectCall, known: KnownVendor, seamless: Seamless): Promise<DialectReply>;
  badSignature(): DialectReply;
  badAddress(): DialectReply;
  badRequest(httpStatus: number): DialectReply;
  unknownOutcome(path: string): DialectReply;
}>;

export const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;
export const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

import type { KnownVendor } from '../createDirectory.ts';
import type { Seamless } from '../createSeamless.ts';
import type { Vendor } from '../rules.ts';

/** An answer in a dialect's own words, ready to be sent. */
export type DialectReply = Readonly<{
  httpStatus: number;
  /** The dialect's word for what happened, for the log. */
  status: string;
  /** Something that an honest vendor does not send: parts that do not belong together. */
  isSuspicious?: boolean;
  text: string;
}>;

/** A vendor's protocol: how its calls are signed, read, carried out and answered. It keeps no books of its own. */
export type Dialect = Readonly<{
  name: Vendor['dialect'];
  /** Below `/vendor/<name>`, all of them POST with JSON. */
  paths: readonly string[];
  signatureHeader: string;
  isSigned(body: Buffer, header: string, known: KnownVendor): boolean;
  answer(path: string, body: Buffer, known: KnownVendor, seamless: Seamless): Promise<DialectReply>;
  badSignature(): DialectReply;
  badAddress(): DialectReply;
  badRequest(httpStatus: number): DialectReply;
  unknownOutcome(): DialectReply;
}>;

import type { CredentialKind } from '../codec/readCredential.ts';
import type { KnownVendor } from '../KnownVendor.ts';
import type { Seamless } from '../createSeamless.ts';
import type { Supplier, SupplierDeps } from './Supplier.ts';
import type { TransferWallet } from './TransferWallet.ts';

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
  /** What the answer comes down to, whatever the dialect calls it. `unknown`: the vendor has to ask again. */
  outcome: 'done' | 'refused' | 'unknown';
  /** The dialect's word for what happened, for the log. */
  status: string;
  /** Something that an honest vendor does not send: parts that do not belong together. */
  isSuspicious?: boolean;
  /** Names of fields that the dialect does not know, where they do not stand in the way of what is owed; for the log. */
  strange?: readonly string[];
  text: string;
}>;

/** How the calls of a vendor that asks our wallet are proved, read, carried out and answered. It keeps no books of its own. */
export type SeamlessWallet = Readonly<{
  /** Whose money is played with: ours, asked for bet by bet. */
  kind: 'seamless';
  /** Below `/vendor/<name>`, all of them POST. */
  paths: readonly string[];
  /** What the bodies are; anything else is turned away. */
  contentType: RegExp;
  /** The address carries the vendor's secret, `/vendor/<name>/<secret><path>`: for vendors that sign nothing. */
  isKeyInAddress?: true;
  isSigned(call: DialectCall, known: KnownVendor): boolean;
  answer(call: DialectCall, known: KnownVendor, seamless: Seamless): Promise<DialectReply>;
  badSignature(): DialectReply;
  badAddress(): DialectReply;
  badRequest(httpStatus: number): DialectReply;
  unknownOutcome(path: string): DialectReply;
}>;

/** A vendor's protocol with its two sides: what the vendor asks of our wallet, and what we ask of the vendor. */
export type Dialect = Readonly<{
  name: string;
  /** What may prove the calls of its vendors. */
  credentials: readonly CredentialKind[];
  /** A vendor that keeps wallets of its own never calls us: its side is what we ask of those wallets. */
  wallet: SeamlessWallet | TransferWallet;
  supplier: (deps: SupplierDeps) => Supplier;
}>;

export const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;
export const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

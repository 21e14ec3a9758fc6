import type { CredentialKind } from '../codec/readCredential.ts';
import type { KnownVendor } from '../KnownVendor.ts';
import type { Seamless } from '../createSeamless.ts';
import type { Supplier, SupplierDeps } from './Supplier.ts';
import type { TransferWallet } from './TransferWallet.ts';

/** A vendor's call as received; nothing of it is trusted yet. */
export type DialectCall = Readonly<{
  /** One of the dialect's paths. */
  path: string;
  body: Buffer;
  /** A header by its lower-case name; undefined if missing or duplicate. */
  header(name: string): string | undefined;
  /** The query string, undecoded. */
  query: string;
  /** The secret in the URL, in dialects without another proof. */
  key: string;
}>;

/** A response in the dialect's form, ready to be sent. */
export type DialectReply = Readonly<{
  httpStatus: number;
  /** The result, in all dialects. `unknown`: the vendor must retry. */
  outcome: 'done' | 'refused' | 'unknown';
  /** The dialect's status code, for the log. */
  status: string;
  /** Something an honest vendor does not send, such as parts that do not belong together. */
  isSuspicious?: boolean;
  /** Names of unknown fields that were tolerated because the call is a payment; for the log. */
  strange?: readonly string[];
  text: string;
}>;

/**
 * How a vendor's calls to our wallet are authenticated, parsed, carried out and answered. It keeps no ledger of its
 * own.
 */
export type SeamlessWallet = Readonly<{
  /** The vendor uses our wallet, bet by bet. */
  kind: 'seamless';
  /** Below `/vendor/<name>`, all POST. */
  paths: readonly string[];
  /** Content type of the bodies; others are refused. */
  contentType: RegExp;
  /** The URL contains the vendor's secret, `/vendor/<name>/<secret><path>`: for vendors that sign nothing. */
  isKeyInAddress?: true;
  isSigned(call: DialectCall, known: KnownVendor): boolean;
  answer(call: DialectCall, known: KnownVendor, seamless: Seamless): Promise<DialectReply>;
  badSignature(): DialectReply;
  badAddress(): DialectReply;
  badRequest(httpStatus: number): DialectReply;
  unknownOutcome(path: string): DialectReply;
}>;

/** A vendor's protocol in both directions: its calls to our wallet, and our calls to the vendor. */
export type Dialect = Readonly<{
  name: string;
  /** Supported credentials of its vendors. */
  credentials: readonly CredentialKind[];
  /** A vendor with transfer wallets never calls us: its side are our calls to those wallets. */
  wallet: SeamlessWallet | TransferWallet;
  supplier: (deps: SupplierDeps) => Supplier;
}>;

export const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;
export const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

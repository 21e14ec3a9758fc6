import type { DialectName } from './dialects/codecOf.ts';

/** A simulated vendor, and the operator's wallet that it calls. */
export type SimVendor = Readonly<{
  code: string;
  dialect: DialectName;
  /** The shared secret, which authenticates the calls of both sides. */
  secret: string;
  /** The vendor's name for the operator. */
  operatorToken: string;
  walletUrl: string;
}>;

import type { DialectName } from './dialects/codecOf.ts';

/** A vendor that is played here, and the operator's wallet that it asks. */
export type SimVendor = Readonly<{
  code: string;
  dialect: DialectName;
  /** What both sides know; it proves the calls of both. */
  secret: string;
  /** What the vendor calls the operator. */
  operatorToken: string;
  walletUrl: string;
}>;

import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Outgoing } from './dialects/VendorCodec.ts';
import type { SimVendor } from './SimVendor.ts';

export type Wire = Readonly<{ httpStatus: number; text: string }>;

/** Hook around a call and its response, so that a test can drop either: `next` sends it, `lost` means no response. */
export type AroundWallet = (vendor: SimVendor, call: Outgoing, next: () => Promise<Wire>) => Promise<Wire | 'lost'>;

/** The dependencies of the simulated vendors. */
export type Simulator = Readonly<{
  pool: pg.Pool;
  clock: () => Date;
  vendors: readonly SimVendor[];
  /** The studio's public URL for browsers. */
  publicUrl: () => string;
  /** Origins that may embed a game in a frame, and receive its messages. */
  parents: readonly string[];
  walletDeadlineMs: number;
  around: AroundWallet;
  log: FastifyBaseLogger;
}>;

import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Outgoing } from './dialects/VendorCodec.ts';
import type { SimVendor } from './SimVendor.ts';

export type Wire = Readonly<{ httpStatus: number; text: string }>;

/** Stands between a call and its answer, so that a test can lose either: `next` sends it, `lost` is no answer at all. */
export type AroundWallet = (vendor: SimVendor, call: Outgoing, next: () => Promise<Wire>) => Promise<Wire | 'lost'>;

/** What the simulated vendors work with. */
export type Simulator = Readonly<{
  pool: pg.Pool;
  clock: () => Date;
  vendors: readonly SimVendor[];
  /** Where a player's browser finds the studio. */
  publicUrl: () => string;
  /** Who may hold a game in a frame, and hears from it. */
  parents: readonly string[];
  walletDeadlineMs: number;
  around: AroundWallet;
  log: FastifyBaseLogger;
}>;

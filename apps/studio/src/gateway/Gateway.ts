import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

/** A client of the gateway, for payments and payouts. */
export interface Merchant {
  id: string;
  /** The shared signing secret. */
  secret: string;
  /** Its callback URL for order reports. */
  reportUrl: string;
}

/** The dependencies of the gateway's routes and commands. */
export interface Gateway {
  pool: pg.Pool;
  merchants: readonly Merchant[];
  publicUrl: string;
  clock: () => Date;
  reportDeadlineMs: number;
  log: FastifyBaseLogger;
}

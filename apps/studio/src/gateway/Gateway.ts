import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

/** Somebody whose payments the gateway collects and pays out. */
export interface Merchant {
  id: string;
  /** Both sides sign with it. */
  secret: string;
  /** Where it hears what became of its orders. */
  reportUrl: string;
}

/** What the gateway's routes and commands work with. */
export interface Gateway {
  pool: pg.Pool;
  merchants: readonly Merchant[];
  publicUrl: string;
  clock: () => Date;
  reportDeadlineMs: number;
  log: FastifyBaseLogger;
}

import type { Server } from 'node:net';
import { wholeNumber } from './settings.ts';

/** What one server process gives those who call it, whoever they are. */
export type ServerBounds = Readonly<{
  /** Within this a request has to have come whole. */
  requestMs: number;
  /** Connections open at once; who comes beyond them is turned away by the operating system's own words. */
  maxConnections: number;
}>;

/** A head is a few lines, and comes within this on any line that a body comes over at all. */
const HEAD_MS = 10_000;
/** How often is looked for those who are too slow. */
const LOOK_MS = 1_000;

/** The two settings, for both servers. */
export const boundSettings = {
  REQUEST_SECONDS: wholeNumber({ preset: 30, min: 1, max: 600 }),
  MAX_CONNECTIONS: wholeNumber({ preset: 20_000, min: 10, max: 1_000_000 }),
} as const;

export function boundsOf(read: { REQUEST_SECONDS: number; MAX_CONNECTIONS: number }): ServerBounds {
  return { requestMs: read.REQUEST_SECONDS * 1_000, maxConnections: read.MAX_CONNECTIONS };
}

/** Options of Fastify: whoever sends a head or a body slower than this is cut off; without them nobody ever is. */
export function timeOutsOf({ requestMs }: ServerBounds) {
  // Node swaps the two deadlines where that for the head is the longer one, so both are given.
  const headersTimeout = Math.min(HEAD_MS, requestMs);
  return {
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: LOOK_MS, headersTimeout, requestTimeout: requestMs },
  };
}

/** So many that hold a connection and say nothing cannot use up the memory and the files of the process. */
export function boundConnections(server: Server, { maxConnections }: ServerBounds): void {
  server.maxConnections = maxConnections;
}

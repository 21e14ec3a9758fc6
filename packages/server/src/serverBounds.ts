import type { Server } from 'node:net';
import { wholeNumber } from './settings.ts';

/** Limits of one server process towards its clients. */
export type ServerBounds = Readonly<{
  /** Time-out for receiving a complete request. */
  requestMs: number;
  /** Maximum open connections; further ones are refused by the operating system. */
  maxConnections: number;
}>;

/** A request head is a few lines, and arrives within this on any connection that could carry a body. */
const HEAD_MS = 10_000;
/** Interval of the check for slow requests. */
const LOOK_MS = 1_000;

/** The two settings, for both servers. */
export const boundSettings = {
  REQUEST_SECONDS: wholeNumber({ preset: 30, min: 1, max: 600 }),
  MAX_CONNECTIONS: wholeNumber({ preset: 20_000, min: 10, max: 1_000_000 }),
} as const;

export function boundsOf(read: { REQUEST_SECONDS: number; MAX_CONNECTIONS: number }): ServerBounds {
  return { requestMs: read.REQUEST_SECONDS * 1_000, maxConnections: read.MAX_CONNECTIONS };
}

/** Fastify options: time-outs for the request head and body; by default there are none. */
export function timeOutsOf({ requestMs }: ServerBounds) {
  // Node swaps the two time-outs if the one for the head is longer, so both are given.
  const headersTimeout = Math.min(HEAD_MS, requestMs);
  return {
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: LOOK_MS, headersTimeout, requestTimeout: requestMs },
  };
}

/** Limits open connections, so that idle ones cannot exhaust the process's memory and file descriptors. */
export function boundConnections(server: Server, { maxConnections }: ServerBounds): void {
  server.maxConnections = maxConnections;
}

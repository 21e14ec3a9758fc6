import type { Studio } from '../Studio.ts';

/** A call in flight belongs to the process that sends it for this long; after that the queue may take it over. */
export function leaseMs(studio: Studio): number {
  return studio.walletDeadlineMs * 2;
}

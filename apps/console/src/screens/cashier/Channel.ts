import type { listChannels, OutputOf } from '@baize/contract';

/** A way to pay in as operators set it up. */
export type Channel = OutputOf<typeof listChannels>[number];

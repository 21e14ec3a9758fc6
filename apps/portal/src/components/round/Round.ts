import type { getRound, OutputOf, round, roundEntry } from '@baize/contract';
import type * as z from 'zod/mini';

/** One round of a game as the betting record lists it. */
export type Round = z.output<typeof round>;

/** One money movement of a round. */
export type RoundEntry = z.output<typeof roundEntry>;

/** How a round went, in its vendor's words. */
export type Course = NonNullable<OutputOf<typeof getRound>['course']>;

/** What a vendor published so that a round can be recomputed. */
export type Proof = NonNullable<OutputOf<typeof getRound>['proof']>;

import type { queuedDeposit } from '@baize/contract';
import type * as z from 'zod/mini';

/** A request as the queue shows it; amounts in 1/100,000. */
export type QueuedDeposit = z.output<typeof queuedDeposit>;

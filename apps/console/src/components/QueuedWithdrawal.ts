import type { queuedWithdrawal } from '@baize/contract';
import type * as z from 'zod/mini';

/** A withdrawal as the queue shows it; amounts in 1/100,000. */
export type QueuedWithdrawal = z.output<typeof queuedWithdrawal>;

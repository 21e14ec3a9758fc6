import type { deposit } from '@baize/contract';
import type * as z from 'zod/mini';

/** A deposit as its owner sees it. */
export type Deposit = z.output<typeof deposit>;

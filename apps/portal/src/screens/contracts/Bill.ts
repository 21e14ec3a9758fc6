import type { contractBill } from '@baize/contract';
import type * as z from 'zod/mini';

export type Bill = z.output<typeof contractBill>;

import { SupplierError } from './SupplierError.ts';

/** The most that a vendor may answer, and what a longer answer is. */
export const answerLimit = { mostBytes: 1_048_576, Fault: SupplierError } as const;

import { SupplierError } from './SupplierError.ts';

/** Maximum size of a vendor's answer, and the error for a longer one. */
export const answerLimit = { mostBytes: 1_048_576, Fault: SupplierError } as const;

import type { contractRequest, contractTerms } from '@baize/contract';
import type * as z from 'zod/mini';

export type ContractTerms = z.output<typeof contractTerms>;
export type ContractRequest = z.output<typeof contractRequest>;
export type ContractKind = ContractRequest['kind'];

const NOTHING = BigInt(0);

/** Whether an amount is worth a line. */
export const isSome = (units: bigint): boolean => units !== NOTHING;

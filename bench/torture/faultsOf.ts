import { NoAnswer } from './NoAnswer.ts';

/** Time-out of each query of the books. */
export const QUERY_PATIENCE_MS = 120_000;

/** node-postgres's error message for `query_timeout`. */
const lateQuery = 'Query read timeout';

/** Collects the faults of a check; a time-out is a further fault, while any other error aborts the run. */
export async function faultsOf(work: () => Promise<readonly string[]>): Promise<string[]> {
  try {
    return [...(await work())];
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof NoAnswer) return [message];
    if (message === lateQuery) return [new NoAnswer('a query to the ledger', QUERY_PATIENCE_MS / 1_000).message];
    throw error;
  }
}

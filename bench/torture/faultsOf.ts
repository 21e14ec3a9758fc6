import { NoAnswer } from './NoAnswer.ts';

/** How long any look at the books may take. */
export const QUERY_PATIENCE_MS = 120_000;

/** What the driver of PostgreSQL says when `query_timeout` is over. */
const lateQuery = 'Query read timeout';

/** Does some work that finds faults; what it waited for in vain is one more, while any other error breaks the run off. */
export async function faultsOf(work: () => Promise<readonly string[]>): Promise<string[]> {
  try {
    return [...(await work())];
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof NoAnswer) return [message];
    if (message === lateQuery) return [new NoAnswer('a query to the books', QUERY_PATIENCE_MS / 1_000).message];
    throw error;
  }
}

import { sqlState, sqlStates } from '@baize/server/sqlState';
import { Refusal } from './refusal.ts';

/** The database rolls back one of two deadlocked postings completely, so it can simply be retried. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      // Another transaction holds the member's account: nothing was decided, and the caller may retry.
      if (state === sqlStates.lockNotAvailable) throw new Refusal('overloaded');
      const isUndone = state === sqlStates.serializationFailure || state === sqlStates.deadlockDetected;
      if (tries >= 5 || !isUndone) throw error;
    }
  }
}

import { Refusal } from '#kit/refusal.ts';
import type { Outcome, PostResult } from './rules.ts';

/** What the ledger may answer that the caller was told it could. */
export type Refusable = Extract<Outcome, 'account_closed' | 'insufficient_funds'>;

/** An outcome that `refusals` names is refused by that name; any other than `applied` throws, so that nothing stands. */
export function mustApply(posted: readonly PostResult[], what: string, refusals: readonly Refusable[]): void {
  for (const { outcome } of posted) {
    const refusal = refusals.find((name) => name === outcome);
    if (refusal !== undefined) throw new Refusal(refusal);
    if (outcome !== 'applied') throw new Error(`The ledger answered ${outcome} to ${what}.`);
  }
}

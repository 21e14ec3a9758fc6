import { Refusal } from '#kit/refusal.ts';
import type { Outcome, PostResult } from './rules.ts';

/** Outcomes that can be refusals. */
export type Refusable = Extract<Outcome, 'account_closed' | 'insufficient_funds'>;

/**
 * Throws a refusal for outcomes in `refusals`, and an error for any other than `applied`, so that the transaction rolls
 * back.
 */
export function mustApply(posted: readonly PostResult[], what: string, refusals: readonly Refusable[]): void {
  for (const { outcome } of posted) {
    const refusal = refusals.find((name) => name === outcome);
    if (refusal !== undefined) throw new Refusal(refusal);
    if (outcome !== 'applied') throw new Error(`The ledger answered ${outcome} to ${what}.`);
  }
}

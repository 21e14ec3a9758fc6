import { parseAmount } from '@baize/maths';

/** Vendors' wallets are kept in hundredths. */
const CENT = 1_000n;
const NOTHING = 0n;

export type TransferProblem = 'missing' | 'invalid' | 'overBalance';

/** What is wrong with an amount that somebody typed, against what the wallet it comes from holds; else the amount. */
export function transferProblem(typed: string, most: bigint): { problem: TransferProblem } | { amount: bigint } {
  if (typed.trim() === '') return { problem: 'missing' };
  const amount = parseAmount(typed.trim());
  if (amount === undefined || amount === NOTHING || amount % CENT !== NOTHING) return { problem: 'invalid' };
  return amount > most ? { problem: 'overBalance' } : { amount };
}

/** All of a balance that can be moved: whole hundredths of it. */
export const wholeCents = (units: bigint): bigint => units - (units % CENT);

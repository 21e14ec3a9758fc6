import type { Formula, Moved, Ngr } from './Formula.ts';

/**
 * The net result of the house of a team: stakes less wins, less what the formula takes off. Every line is cut below
 * 1/100,000, in favour of whoever is paid by the result; what came out below zero, such as a rebate that was taken back
 * for more than was given, takes off nothing.
 */
export function ngrOf(formula: Formula, gross: bigint, moved: Moved): Ngr {
  const platformFee = part(gross, formula.platformFeeBps, 10_000n);
  const rebates = part(moved.rebates, formula.rebatesPercent, 100n);
  const activity = part(moved.activity, formula.activityPercent, 100n);
  const depositFee = part(moved.deposits, formula.depositFeeBps, 10_000n);
  const withdrawalFee = part(moved.withdrawals, formula.withdrawalFeeBps, 10_000n);
  const lines = { platformFee, rebates, activity, depositFee, withdrawalFee };
  return { gross, ...lines, net: Object.values(lines).reduce((net, line) => net - line, gross) };
}

const part = (amount: bigint, share: number, of: bigint): bigint => (amount > 0n ? (amount * BigInt(share)) / of : 0n);

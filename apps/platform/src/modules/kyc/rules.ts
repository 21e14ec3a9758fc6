import type { Allowance, Level } from './SubmissionRow.ts';

export const levels = [1, 2, 3] as const satisfies readonly Level[];

/** The effective level: the highest one with every level below it. */
export function levelOf(valid: ReadonlySet<number>): 0 | Level {
  if (!valid.has(1)) return 0;
  if (!valid.has(2)) return 1;
  return valid.has(3) ? 3 : 2;
}

/** Whether one limit is at most another; null is unlimited. */
const isAtMost = (one: bigint | null, other: bigint | null): boolean =>
  other === null || (one !== null && one <= other);

/** Whether every higher level allows at least as much, and a day at least a single withdrawal. */
export function isRising(allowances: readonly Allowance[]): boolean {
  return allowances.every(({ single, daily }, at) => {
    if ((single !== null && single < 0n) || (daily !== null && daily < 0n)) return false;
    const before = allowances[at - 1];
    return before === undefined || (isAtMost(before.single, single) && isAtMost(before.daily, daily));
  });
}

import { formatAmount } from '@baize/maths';

/** Restricted numbers for the audit trail: each is a field with its ceiling, so that before and after stand side by side. */
export const ceilingFacts = (
  numbers: readonly { number: string; ceiling: bigint | null }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    numbers.map(({ number, ceiling }) => [`number ${number}`, ceiling === null ? 'closed' : formatAmount(ceiling)]),
  );

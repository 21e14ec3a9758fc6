import { resultRows } from './resultRows.ts';

/** The numbers of a multi-prize draw as printed, prize by prize, with leading zeros. */
export function printedPrizes(
  family: string,
  numbers: readonly number[],
): readonly Readonly<{ prize: string; numbers: readonly string[] }>[] {
  let used = 0;
  return (resultRows(family) ?? []).map(([prize, digits, count]) => {
    const own = numbers.slice(used, used + count).map((number) => String(number).padStart(digits, '0'));
    used += count;
    return { prize, numbers: own };
  });
}

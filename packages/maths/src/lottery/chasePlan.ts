/** Staking rule of a chase over its draws. `every` counts draws, `percent` is the profit on the total stake. */
export type ChaseRule =
  | Readonly<{ mode: 'same'; multiple: number }>
  | Readonly<{ mode: 'multiple'; multiple: number; every: number; factor: number }>
  | Readonly<{ mode: 'doubling'; multiple: number }>
  | Readonly<{ mode: 'profitRate'; multiple: number; percent: number }>;

export type ChaseFault = 'multiple_overflow' | 'unprofitable';

/** The highest multiple of one draw; the same limit as for a single bet. */
const MAX_MULTIPLE = 1_000_000;

/**
 * The multiples of a chase's draws. `stake` is the cost of a draw at a multiple of 1 and `prize` the minimum prize of a
 * winning line, both in 1/100,000. A profit rate takes for each draw the smallest multiple with which a win there
 * reaches that profit on the total stake so far; where there is none, the result says so.
 */
export function chasePlan(
  rule: ChaseRule,
  draws: number,
  { stake, prize }: { stake: bigint; prize: bigint },
): Readonly<{ multiples: number[] }> | Readonly<{ fault: ChaseFault }> {
  const multiples: number[] = [];
  let spent = 0n;
  for (let nth = 0; nth < draws; nth += 1) {
    const multiple = rule.mode === 'profitRate' ? profitable(rule, { stake, prize, spent }) : stepped(rule, nth);
    if (multiple === undefined) return { fault: 'unprofitable' };
    if (multiple > BigInt(MAX_MULTIPLE)) return { fault: 'multiple_overflow' };
    multiples.push(Number(multiple));
    spent += stake * multiple;
  }
  return { multiples };
}

function stepped(rule: Exclude<ChaseRule, { mode: 'profitRate' }>, nth: number): bigint {
  const first = BigInt(rule.multiple);
  if (rule.mode === 'same') return first;
  if (rule.mode === 'doubling') return first * 2n ** BigInt(nth);
  return first * BigInt(rule.factor) ** BigInt(Math.floor(nth / rule.every));
}

function profitable(
  { multiple, percent }: Extract<ChaseRule, { mode: 'profitRate' }>,
  { stake, prize, spent }: { stake: bigint; prize: bigint; spent: bigint },
): bigint | undefined {
  const wanted = BigInt(100 + percent);
  const gain = 100n * prize - stake * wanted;
  if (gain <= 0n) return undefined;
  const least = (spent * wanted + gain - 1n) / gain;
  return least > BigInt(multiple) ? least : BigInt(multiple);
}

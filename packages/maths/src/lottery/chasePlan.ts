/** How a chase stakes on one draw after the other. `every` counts draws, `percent` is the profit on all that was staked. */
export type ChaseRule =
  | Readonly<{ mode: 'same'; multiple: number }>
  | Readonly<{ mode: 'multiple'; multiple: number; every: number; factor: number }>
  | Readonly<{ mode: 'doubling'; multiple: number }>
  | Readonly<{ mode: 'profitRate'; multiple: number; percent: number }>;

export type ChaseFault = 'multiple_overflow' | 'unprofitable';

/** The highest multiple of one draw; the same bound that a single bet has. */
const MAX_MULTIPLE = 1_000_000;

/**
 * The multiples of the draws of a chase. `stake` is what one draw costs at a multiple of 1 and `prize` the least that a
 * winning line then brings, both in 1/100,000. A profit rate takes for each draw the smallest multiple with which a win
 * there brings that profit on everything staked until then; where no multiple can, it says so.
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

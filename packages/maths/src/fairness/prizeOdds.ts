/** What decides about a prize in a draw; `stock` is what is left, null for unlimited. Amounts in 1/100,000 units. */
export type OddsPrize = Readonly<{ amount: bigint; weight: number; stock: number | null }>;

/** The chance of each prize is exactly its weight out of `of`; `winning` of them are worth something. */
export type PrizeOdds = Readonly<{ weights: readonly number[]; of: number; winning: number }>;

/**
 * The odds of one draw, as `drawPrize` draws: a prize has weight zero if it is out of stock, or dearer than there is
 * room for; `undefined` is unlimited.
 */
export function prizeOdds(prizes: readonly OddsPrize[], room: bigint | undefined): PrizeOdds {
  const weights = prizes.map(({ amount, weight, stock }) =>
    stock === 0 || (room !== undefined && amount > room) ? 0 : weight,
  );
  const sum = (list: readonly number[]): number => list.reduce((total, weight) => total + weight, 0);
  return { weights, of: sum(weights), winning: sum(weights.filter((_, at) => prizes[at]!.amount > 0n)) };
}

/**
 * The most that one draw can give: what a budget has left, and what one member may get, as each draws once. Undefined
 * where neither is bounded.
 */
export function roomOfDraw({
  budget,
  promised,
  memberCap,
}: Readonly<{ budget: bigint | null; promised: bigint; memberCap: bigint | null }>): bigint | undefined {
  const left = budget === null ? undefined : budget - promised;
  if (left === undefined || memberCap === null) return left ?? memberCap ?? undefined;
  return left < memberCap ? left : memberCap;
}

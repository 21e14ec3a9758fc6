/** How many whole lots of the ratio some points are; none of a balance below zero. */
export function lotsOf(points: number, ratioPoints: number): number {
  return Math.max(0, Math.floor(points / ratioPoints));
}

/** What so many lots are worth. */
export function worthOf(lots: number, ratioAmount: bigint): bigint {
  return BigInt(lots) * ratioAmount;
}

/** A number of points as it is read: 8,420. */
export function pointsText(points: number, sign: 'auto' | 'always' = 'auto'): string {
  const text = Math.abs(points).toLocaleString('en-US');
  if (points < 0) return `−${text}`;
  return sign === 'always' && points > 0 ? `+${text}` : text;
}

/** Whether an amount is more than nothing; a component writes no big numbers itself. */
export function isSome(amount: bigint): boolean {
  return amount > 0n;
}

/** What several pieces come to. */
export function times(amount: bigint, quantity: number): bigint {
  return amount * BigInt(quantity);
}

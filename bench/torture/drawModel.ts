/** A line of a bet in terms of digits; independent of the engine. */
export type ModelLine = { kind: 'all' | 'front' | 'place'; digits: readonly (readonly number[])[]; lineStake: bigint };
export type ModelBet = { member: bigint; draw: bigint; stake: bigint; rebate: bigint; lines: readonly ModelLine[] };
export type ModelResult = readonly number[] | 'void';

const GROUP = 1_700n;

/**
 * The payout of a bet for a result, reimplemented from the rules without any code of the product: all five digits, the
 * first three, or single places; a prize is group / 2,000 of the stake over the chance.
 */
export function modelPayout({ lines }: Pick<ModelBet, 'lines'>, result: readonly number[]): bigint {
  let sum = 0n;
  for (const { kind, digits, lineStake } of lines) {
    if (kind === 'place') {
      for (let place = 0; place < 5; place += 1) {
        if (digits[place]!.includes(result[place]!)) sum += (lineStake * GROUP * 10n) / 2_000n;
      }
      continue;
    }
    const places = kind === 'all' ? 5 : 3;
    let isHit = true;
    for (let place = 0; place < places; place += 1) isHit &&= digits[place]!.includes(result[place]!);
    if (isHit) sum += (lineStake * GROUP * 10n ** BigInt(places)) / 2_000n;
  }
  return sum;
}

/** A bet's effect on its member's balance once its draw is final. */
export function modelChange(bet: ModelBet, result: ModelResult): bigint {
  return result === 'void' ? 0n : modelPayout(bet, result) + bet.rebate - bet.stake;
}

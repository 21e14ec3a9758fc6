/** A line of a bet as it was asked for, in terms of digits; nothing of it has gone through the engine. */
export type ModelLine = { kind: 'all' | 'front' | 'place'; digits: readonly (readonly number[])[]; lineStake: bigint };
export type ModelBet = { member: bigint; draw: bigint; stake: bigint; rebate: bigint; lines: readonly ModelLine[] };
export type ModelResult = readonly number[] | 'void';

const GROUP = 1_700n;

/**
 * What a bet gives back by a result, said again from the rules of the game and by nothing that the product uses: all five
 * digits, the first three, or single places; a prize is group / 2,000 of the stake over the chance.
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

/** What a bet has done to its member once its draw has its last word. */
export function modelChange(bet: ModelBet, result: ModelResult): bigint {
  return result === 'void' ? 0n : modelPayout(bet, result) + bet.rebate - bet.stake;
}

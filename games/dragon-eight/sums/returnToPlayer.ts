import { addFractions } from '@baize/maths/fractions/addFractions';
import type { Fraction } from '@baize/maths/fractions/Fraction';
import { multiplyFractions } from '@baize/maths/fractions/multiplyFractions';
import { reduceFraction } from '@baize/maths/fractions/reduceFraction';
import { payTable } from './payTable.ts';
import type { FreeSpinWay, ReelSet, SlotModel, SlotSymbol } from './SlotModel.ts';
import { wayOf } from './wayOf.ts';

export interface SlotReturn {
  /** All three parts together. */
  total: Fraction;
  baseLines: Fraction;
  baseScatter: Fraction;
  freeSpins: Fraction;
  /** Probability that a paid spin starts free spins. */
  freeSpinChance: Fraction;
  /** Average free spins once they have started, retriggers included. */
  freeSpinsPerTrigger: Fraction;
}

/**
 * The exact return to player: no trial and no rounding.
 *
 * Lines: every cell of a reel shows each strip position equally often, so all lines expect the same, and what one line
 * expects follows from how many strip positions match on each reel. Scatters: the number in a window is counted over
 * every stop of each reel and the reels are multiplied out. Free spins: whether the n-th one is played depends on
 * earlier spins only, so the expected sum is the expected number of spins times the expected win of one; the number is
 * followed spin by spin up to the cap on free spins. `choice` is the way in which they are played.
 */
export function returnToPlayer(model: SlotModel = payTable, choice?: number): SlotReturn {
  const way = wayOf(choice, model);
  const baseLines = expectedLinePay(model, model.reels.base);
  const base = scatterFigures(model, model.reels.base);
  const free = scatterFigures(model, model.reels.free);
  const perFreeSpin = multiplyFractions(addFractions(expectedLinePay(model, model.reels.free), free.expectedPay), {
    numerator: way.multiplier,
    denominator: 1n,
  });
  const freeSpinsPerTrigger = expectedFreeSpins(way, model.freeSpins.award, free.triggerChance);
  const freeSpins = multiplyFractions(base.triggerChance, multiplyFractions(freeSpinsPerTrigger, perFreeSpin));
  return {
    total: addFractions(addFractions(baseLines, base.expectedPay), freeSpins),
    baseLines,
    baseScatter: base.expectedPay,
    freeSpins,
    freeSpinChance: base.triggerChance,
    freeSpinsPerTrigger,
  };
}

/** All lines together in multiples of the whole bet, which equals one line in multiples of the line bet. */
function expectedLinePay(model: SlotModel, reels: ReelSet): Fraction {
  let numerator = 0n;
  for (const [symbol, pays] of Object.entries(model.linePays) as [SlotSymbol, readonly bigint[]][]) {
    for (let count = 3; count <= reels.length; count += 1) {
      let ways = 1n;
      for (let reel = 0; reel < reels.length; reel += 1) {
        const strip = reels[reel]!;
        const same = strip.filter((s) => s === symbol || (reel > 0 && s === model.wild)).length;
        if (reel < count) ways *= BigInt(same);
        else if (reel === count) ways *= BigInt(strip.length - same);
        else ways *= BigInt(strip.length);
      }
      numerator += ways * pays[count - 3]!;
    }
  }
  return reduceFraction({ numerator, denominator: allStops(reels) });
}

function scatterFigures(model: SlotModel, reels: ReelSet): { expectedPay: Fraction; triggerChance: Fraction } {
  let ways: bigint[] = [1n];
  for (const strip of reels) {
    const next: bigint[] = Array.from({ length: ways.length + model.rows }, () => 0n);
    for (let stop = 0; stop < strip.length; stop += 1) {
      let inView = 0;
      for (let row = 0; row < model.rows; row += 1) {
        if (strip[(stop + row) % strip.length] === model.scatter) inView += 1;
      }
      for (let count = 0; count < ways.length; count += 1) next[count + inView]! += ways[count]!;
    }
    ways = next;
  }
  let pay = 0n;
  let triggers = 0n;
  ways.forEach((way, count) => {
    pay += way * (model.scatterPays[count] ?? 0n);
    if (count >= model.freeSpins.scattersNeeded) triggers += way;
  });
  const denominator = allStops(reels);
  return {
    expectedPay: reduceFraction({ numerator: pay, denominator }),
    triggerChance: reduceFraction({ numerator: triggers, denominator }),
  };
}

/** Follows how many free spins have been awarded after each one played; `weight` counts ways over `chance.denominator ** played`. */
function expectedFreeSpins({ award, maximum }: FreeSpinWay, more: number, chance: Fraction): Fraction {
  const misses = chance.denominator - chance.numerator;
  let weights = new Map<number, bigint>([[Math.min(award, maximum), 1n]]);
  let expected: Fraction = { numerator: 0n, denominator: 1n };
  let denominator = 1n;
  for (let played = 0; played < maximum; played += 1) {
    const next = new Map<number, bigint>();
    let stillPlaying = 0n;
    for (const [awarded, weight] of weights) {
      if (awarded <= played) continue;
      stillPlaying += weight;
      const raised = Math.min(awarded + more, maximum);
      next.set(awarded, (next.get(awarded) ?? 0n) + weight * misses);
      next.set(raised, (next.get(raised) ?? 0n) + weight * chance.numerator);
    }
    expected = {
      numerator: expected.numerator * (denominator / expected.denominator) + stillPlaying,
      denominator,
    };
    weights = next;
    denominator *= chance.denominator;
  }
  return reduceFraction(expected);
}

function allStops(reels: ReelSet): bigint {
  return reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

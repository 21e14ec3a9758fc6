import { addFractions } from '@baize/maths/fractions/addFractions';
import type { Fraction } from '@baize/maths/fractions/Fraction';
import { multiplyFractions } from '@baize/maths/fractions/multiplyFractions';
import { reduceFraction } from '@baize/maths/fractions/reduceFraction';
import type { BowlModel, BowlSymbol } from './BowlModel.ts';
import { payTable } from './payTable.ts';

export interface BowlReturn {
  /** Everything but the jackpot. */
  base: Fraction;
  ways: Fraction;
  /** Return of the held coins. */
  coins: Fraction;
  /** Contribution of each bet to the pool, which is returned when it is won. */
  contribution: Fraction;
  /** What the house adds by seeding the pool, spread over all bets. */
  seed: Fraction;
  /** Base, contribution and seed. */
  total: Fraction;
  /** Probability that a paid spin starts the re-spins. */
  holdChance: Fraction;
  /** Average number of coins at the end of re-spins. */
  coinsPerHold: Fraction;
  /** Probability that a paid spin wins the jackpot. */
  grandChance: Fraction;
}

const one: Fraction = { numerator: 1n, denominator: 1n };
const none: Fraction = { numerator: 0n, denominator: 1n };

/**
 * The exact return to player, without simulation and rounding. Ways: places are independent, so the expectation of a
 * symbol is the product of its expected number on each reel, times the chance that the next reel breaks it. Coins: the
 * number in view is computed reel by reel; the re-spins are a Markov chain over the number of held coins, which only
 * grows, so it is solved from few to many. A coin's value is independent of the number of coins, so the expected sum is
 * the product.
 */
export function returnToPlayer(model: BowlModel = payTable): BowlReturn {
  const ways = expectedWays(model);
  const places = model.weights.length * model.rows;
  let held = coinsInView(model).map((chance, count) => (count < model.hold.coinsNeeded ? none : chance));
  const holdChance = held.reduce(addFractions, none);
  let coinsExpected = none;
  for (let count = 0; count < places; count += 1) {
    const here = held[count]!;
    if (here.numerator === 0n) continue;
    const empty = places - count;
    const bare = power(fraction(model.hold.of - model.hold.chance, model.hold.of), empty);
    // The number of re-spins to bring at least one coin; if all fail the round ends.
    let tries = none;
    let reached = one;
    for (let respin = 0; respin < model.hold.respins; respin += 1) {
      tries = addFractions(tries, reached);
      reached = multiplyFractions(reached, bare);
    }
    coinsExpected = addFractions(coinsExpected, multiplyFractions(multiplyFractions(here, reached), whole(count)));
    const next = [...held];
    for (let more = 1; more <= empty; more += 1) {
      const chance = multiplyFractions(tries, binomial(empty, more, model.hold.chance, model.hold.of));
      next[count + more] = addFractions(next[count + more]!, multiplyFractions(here, chance));
    }
    held = next;
  }
  const grandChance = held[places]!;
  coinsExpected = addFractions(coinsExpected, multiplyFractions(grandChance, whole(places)));

  const weight = model.coinValues.reduce((sum, value) => sum + value.weight, 0);
  const worth = model.coinValues.reduce((sum, value) => sum + value.times * BigInt(value.weight), 0n);
  const coins = multiplyFractions(coinsExpected, reduceFraction({ numerator: worth, denominator: BigInt(weight) }));
  const base = addFractions(ways, coins);
  const contribution = reduceFraction({ numerator: model.grand.contributionPpm, denominator: 1_000_000n });
  const seed = multiplyFractions(grandChance, { numerator: model.grand.seedTimes, denominator: 1n });
  return {
    ...{ base, ways, coins, contribution, seed, total: addFractions(addFractions(base, contribution), seed) },
    ...{ holdChance, grandChance },
    coinsPerHold:
      holdChance.numerator === 0n
        ? none
        : multiplyFractions(coinsExpected, {
            numerator: holdChance.denominator,
            denominator: holdChance.numerator,
          }),
  };
}

function expectedWays(model: BowlModel): Fraction {
  let total = none;
  for (const [symbol, pays] of Object.entries(model.pays) as [BowlSymbol, readonly bigint[]][]) {
    const chances = model.weights.map((weights, reel) => {
      const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
      return fraction((weights[symbol] ?? 0) + (reel > 0 ? (weights[model.wild] ?? 0) : 0), all);
    });
    for (let count = 3; count <= chances.length; count += 1) {
      let expected: Fraction = { numerator: pays[count - 3]!, denominator: model.costs };
      for (const chance of chances.slice(0, count)) {
        expected = multiplyFractions(expected, multiplyFractions(chance, whole(model.rows)));
      }
      const next = chances[count];
      if (next !== undefined) expected = multiplyFractions(expected, power(against(next), model.rows));
      total = addFractions(total, expected);
    }
  }
  return total;
}

/** The distribution of the number of coins in a paid spin. */
function coinsInView(model: BowlModel): Fraction[] {
  let chances: Fraction[] = [one];
  for (const weights of model.weights) {
    const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    const next = Array.from({ length: chances.length + model.rows }, () => none);
    chances.forEach((chance, count) => {
      for (let more = 0; more <= model.rows; more += 1) {
        const here = binomial(model.rows, more, weights[model.coin] ?? 0, all);
        next[count + more] = addFractions(next[count + more]!, multiplyFractions(chance, here));
      }
    });
    chances = next;
  }
  return chances;
}

/** Binomial probability of exactly `hits` among `places`, each `chance` of `of`. */
function binomial(places: number, hits: number, chance: number, of: number): Fraction {
  let combinations = 1n;
  for (let k = 0; k < hits; k += 1) combinations = (combinations * BigInt(places - k)) / BigInt(k + 1);
  const share = fraction(chance, of);
  const both = multiplyFractions(power(share, hits), power(against(share), places - hits));
  return multiplyFractions({ numerator: combinations, denominator: 1n }, both);
}

function fraction(part: number, of: number): Fraction {
  return reduceFraction({ numerator: BigInt(part), denominator: BigInt(of) });
}

function whole(count: number): Fraction {
  return { numerator: BigInt(count), denominator: 1n };
}

function against({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator - numerator, denominator };
}

function power({ numerator, denominator }: Fraction, times: number): Fraction {
  return reduceFraction({ numerator: numerator ** BigInt(times), denominator: denominator ** BigInt(times) });
}

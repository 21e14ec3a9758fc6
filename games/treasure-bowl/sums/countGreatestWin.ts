import type { Fraction } from '@baize/maths/fractions/Fraction';
import { reduceFraction } from '@baize/maths/fractions/reduceFraction';
import type { BowlModel, BowlSymbol } from './BowlModel.ts';
import { payTable } from './payTable.ts';

/**
 * The maximum win of one round without the jackpot, in multiples of the bet, where longer runs pay more. Either all
 * places pay in ways, or as many places as the re-spins leave pay in ways and every place ends with the greatest coin.
 */
export function countGreatestWin(model: BowlModel = payTable): Fraction {
  const places = model.weights.length * model.rows;
  const coin = model.coinValues.reduce((most, { times }) => (times > most ? times : most), 0n);
  const plain = mostWays(model, places);
  const held = mostWays(model, places - model.hold.coinsNeeded) + BigInt(places) * coin * model.costs;
  return reduceFraction({ numerator: plain > held ? plain : held, denominator: model.costs });
}

/**
 * The maximum payout of this many places, in way bets. A payout is a sum over the places of the first reel, so no
 * mixture of symbols there pays more than the best of them alone.
 */
function mostWays(model: BowlModel, places: number): bigint {
  let most = 0n;
  for (const [symbol, pays] of Object.entries(model.pays) as [BowlSymbol, readonly bigint[]][]) {
    const end = model.weights.findIndex((weights, reel) => !canShow(model, weights, reel, symbol));
    for (let count = 3; count <= (end === -1 ? model.weights.length : end); count += 1) {
      const pay = pays[count - 3]! * mostProduct(count, places, model.rows);
      if (pay > most) most = pay;
    }
  }
  return most;
}

const canShow = (model: BowlModel, weights: BowlModel['weights'][number], reel: number, symbol: BowlSymbol): boolean =>
  (weights[symbol] ?? 0) > 0 || (reel > 0 && (weights[model.wild] ?? 0) > 0);

/**
 * The greatest product of `count` numbers up to `limit` whose sum is at most `sum`: reached when they are as equal as
 * possible.
 */
function mostProduct(count: number, sum: number, limit: number): bigint {
  let product = 1n;
  let left = sum;
  for (let after = count; after > 0; after -= 1) {
    const part = Math.min(limit, Math.floor(left / after));
    product *= BigInt(part);
    left -= part;
  }
  return product;
}

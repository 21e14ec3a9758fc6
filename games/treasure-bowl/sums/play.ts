import { countWays } from '@baize/maths/games/ways/countWays';
import type { BowlModel, BowlSymbol } from './BowlModel.ts';
import type { BowlWin, Coin, Outcome, PaidSpin, Respin } from './Outcome.ts';
import { payTable } from './payTable.ts';

/**
 * Plays one whole round: the paid spin and every re-spin it leads to. `bet` is the whole bet in money units and must be
 * a multiple of the way bets it stands for. `draw(n)` gives an unbiased whole number from 0 to n - 1 and is called,
 * reel by reel from the left and from the top down, once for each place; then once for the value of each visible coin;
 * then, in each re-spin, once for each empty place and, right after it, once for the value of a new coin. Deterministic
 * for the same draws.
 */
export function play(draw: (n: number) => number, bet: bigint, model: BowlModel = payTable): Outcome {
  if (bet <= 0n || bet % model.costs !== 0n) {
    throw new RangeError(`A bet of ${bet} does not divide into ${model.costs} way bets.`);
  }
  const grid = model.weights.map((weights) =>
    Array.from({ length: model.rows }, () => pick(draw, Object.entries(weights) as [BowlSymbol, number][])),
  );
  const coinAt = (reel: number, row: number): Coin => {
    const value = pick(
      draw,
      model.coinValues.map((one) => [one, one.weight]),
    );
    return { reel, row, amount: value.times * bet, prize: value.prize ?? null };
  };
  const held: Coin[] = [];
  grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      if (symbol === model.coin) held.push(coinAt(reel, row));
    }),
  );
  const isHeld = held.length >= model.hold.coinsNeeded;
  const wins = countWays(grid, model.wild).flatMap(({ symbol, count, ways }): BowlWin[] => {
    const pays = count < 3 ? undefined : model.pays[symbol];
    if (pays === undefined) return [];
    return [{ symbol, count, ways, amount: (pays[count - 3]! * BigInt(ways) * bet) / model.costs }];
  });
  const sum = (parts: readonly { amount: bigint }[]): bigint => parts.reduce((total, { amount }) => total + amount, 0n);
  const paid: PaidSpin = {
    ...{ kind: 'base', grid, wins, coins: [...held], isHeld },
    win: sum(wins) + (isHeld ? sum(held) : 0n),
  };

  const places = grid.length * model.rows;
  const isTaken = new Set(held.map(({ reel, row }) => reel * model.rows + row));
  const respins: Respin[] = [];
  let left = isHeld ? model.hold.respins : 0;
  while (left > 0 && isTaken.size < places) {
    const coins: Coin[] = [];
    for (let place = 0; place < places; place += 1) {
      if (isTaken.has(place) || draw(model.hold.of) >= model.hold.chance) continue;
      coins.push(coinAt(Math.floor(place / model.rows), place % model.rows));
    }
    for (const { reel, row } of coins) isTaken.add(reel * model.rows + row);
    left = coins.length > 0 ? model.hold.respins : left - 1;
    respins.push({ kind: 'respin', coins, left, win: sum(coins) });
  }
  return {
    ...{ game: model.code, version: model.version, bet, spins: [paid, ...respins] },
    isGrand: isHeld && isTaken.size === places,
    win: respins.reduce((total, { win }) => total + win, paid.win),
  };
}

function pick<T>(draw: (n: number) => number, choices: readonly (readonly [T, number])[]): T {
  let drawn = draw(choices.reduce((total, [, weight]) => total + weight, 0));
  for (const [choice, weight] of choices) {
    if (drawn < weight) return choice;
    drawn -= weight;
  }
  throw new RangeError('The draw was not below its range.');
}

import { expect, it } from 'vitest';
import { drawPrize } from './drawPrize.ts';
import { prizeOdds, roomOfDraw } from './prizeOdds.ts';

const gold = { amount: 500n, weight: 3, stock: 2 };
const silver = { amount: 100n, weight: 7, stock: null };
const blank = { amount: 0n, weight: 90, stock: null };

it('are the weights out of their sum, and what is worth something of them', () => {
  expect(prizeOdds([gold, silver, blank], undefined)).toEqual({ weights: [3, 7, 90], of: 100, winning: 10 });
  expect(prizeOdds([], undefined)).toEqual({ weights: [], of: 0, winning: 0 });
});

it('leave out what is out of stock or dearer than there is room for, to the unit', () => {
  expect(prizeOdds([{ ...gold, stock: 0 }, silver, blank], undefined)).toEqual({
    weights: [0, 7, 90],
    of: 97,
    winning: 7,
  });
  expect(prizeOdds([gold, silver, blank], 500n).weights).toEqual([3, 7, 90]);
  expect(prizeOdds([gold, silver, blank], 499n).weights).toEqual([0, 7, 90]);
  expect(prizeOdds([gold, silver, blank], 0n)).toEqual({ weights: [0, 0, 90], of: 90, winning: 0 });
});

it('are exactly what is drawn, over every number of the stream', () => {
  const { weights, of } = prizeOdds([gold, { ...silver, stock: 0 }, blank], undefined);
  const drawn = weights.map(() => 0);
  for (let word = 0; word < of; word += 1) drawn[drawPrize(weights, () => word)]! += 1;
  expect(drawn).toEqual(weights);
});

it('have room for what the budget has left and one member may get, the smaller of both', () => {
  const room = (budget: bigint | null, promised: bigint, memberCap: bigint | null) =>
    roomOfDraw({ budget, promised, memberCap });
  expect([room(null, 0n, null), room(null, 0n, 5n), room(9n, 2n, null)]).toEqual([undefined, 5n, 7n]);
  expect([room(9n, 2n, 5n), room(9n, 6n, 5n), room(9n, 9n, null)]).toEqual([5n, 3n, 0n]);
});

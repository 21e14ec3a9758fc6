import { families } from '@baize/maths/lottery/families';
import { expect, it } from 'vitest';
import { emptyChoice, priceChoice } from './choice.ts';

const terms = { returnBps: null };
const stake = { unit: 'yuan', multiple: 1, prizeGroup: 1_800 } as const;

it.each([
  ['ssc.any2.group', '3 7', [3, 4], [1, 3, 6, 10]],
  ['ssc.any3.group6', '3 7 9', [2, 3, 4], [1, 4, 10]],
  ['ssc.any4.group24', '3 5 7 9', [1, 2, 3, 4], [1, 5]],
])('%s stands on the last places and is played on every so many of those named', (id, chosen, last, lines) => {
  const play = families(1)
    .flatMap(({ plays }) => plays)
    .find((one) => one.id === id)!;
  const empty = emptyChoice(play);
  expect(empty.places).toEqual(last);
  const choice = { ...empty, columns: [chosen.split(' ').map(Number)] };
  const priced = lines.map((_, more) => {
    const places = [0, 1, 2, 3, 4].slice(5 - last.length - more);
    const price = priceChoice(play, { ...choice, places }, stake, terms);
    return 'item' in price ? [price.item.lineCount, price.item.stake] : price;
  });
  expect(priced).toEqual(lines.map((count) => [count, BigInt(count) * 200_000n]));
  expect(priceChoice(play, { ...choice, places: last.slice(1) }, stake, terms)).toEqual({ fault: 'wrong_places' });
});

import { describe, expect, it } from 'vitest';
import { digitsOfKeno } from '../digitsOfKeno.ts';
import { kenoDigitSpace } from '../kenoDigitSpace.ts';
import { chancesOf, prizesOf, returnOf } from '../prizesOf.ts';
import { plus, ratio, times, type Ratio } from '../ratio.ts';
import { readSelection } from '../readSelection.ts';
import { settleBet } from '../settleBet.ts';
import { kenoPc28, pc28 } from './pc28.ts';

const sum = (list: readonly Ratio[]): Ratio => list.reduce(plus, ratio(0));
const playOf = (name: string) => kenoPc28.plays.find(({ id }) => id === `kenoPc28.${name}`)!;
const chanceOf = (name: string, key: string): Ratio => {
  const play = playOf(name);
  return chancesOf(play)[play.prizes.findIndex((prize) => prize.key === key)]!;
};

describe('the digits of twenty keno balls', () => {
  it('are the last digits of the sums of the lowest six, the next six and the six after them, in any drawn order', () => {
    const balls = [80, 79, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 31, 32, 33, 34, 35, 37];
    expect(digitsOfKeno(balls)).toEqual([21 % 10, 81 % 10, 202 % 10]);
    expect(digitsOfKeno([...balls].sort((a, b) => b - a))).toEqual([1, 1, 2]);
  });

  it('are counted over every draw of twenty of eighty balls', () => {
    const draws = [...kenoDigitSpace()];
    expect(draws).toHaveLength(1_000);
    expect(draws.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(3_535_316_142_212_174_320n);
  });

  it('are biased by less than a hundredth for every sum of 0 to 27, and not the same way for a sum and its mirror', () => {
    const even = chancesOf(pc28.plays.find(({ id }) => id === 'pc28.sum.value')!);
    const bias = Array.from({ length: 28 }, (_, value) => {
      const { numerator, denominator } = chanceOf('sum.value', `sum${value}`);
      const fair = even[Math.min(value, 27 - value)]!;
      return Number((numerator * fair.denominator * 1_000_000n) / (denominator * fair.numerator)) / 1_000_000 - 1;
    });
    for (const one of bias) expect(Math.abs(one)).toBeLessThan(0.01);
    expect(Math.max(...bias.map(Math.abs))).toBeGreaterThan(0.001);
    for (let value = 0; value < 14; value += 1) {
      expect(chanceOf('sum.value', `sum${value}`)).not.toEqual(chanceOf('sum.value', `sum${27 - value}`));
    }
  });
});

describe('the plays on them', () => {
  it('are those of the digits that are drawn evenly', () => {
    const names = (plays: typeof pc28.plays): string[] => plays.map(({ id }) => id.slice(id.indexOf('.') + 1));
    expect(names(kenoPc28.plays)).toEqual(names(pc28.plays));
  });

  it('have chances that together are one', () => {
    for (const name of ['sum.value', 'sum.corners', 'shape.value', 'dragonTiger.first-third', 'sum.beasts']) {
      expect(sum(chancesOf(playOf(name))), name).toEqual(ratio(1));
    }
    /* Big and small, odd and even. */
    expect(sum(chancesOf(playOf('sum.faces')))).toEqual(ratio(2));
    expect(sum(chancesOf(playOf('position.digit')))).toEqual(ratio(3));
    expect(sum(chancesOf(playOf('position.faces')))).toEqual(ratio(6));
    /* 0, 13, 14 and 27 have no wave. */
    const waveless = [0, 13, 14, 27].map((value) => chanceOf('sum.value', `sum${value}`));
    expect(sum([...chancesOf(playOf('sum.wave')), ...waveless])).toEqual(ratio(1));
  });

  it('pay every option its own prize, all with the return of the play', () => {
    for (const play of kenoPc28.plays) {
      const figures = prizesOf(play, { group: 1_700 });
      expect(new Set(play.prizes.map(({ kind }) => kind)).size, play.id).toBe(figures.length);
      for (const { key, chance, multiple } of figures) {
        expect(times(chance, multiple), `${play.id} ${key}`).toEqual(returnOf(play, { group: 1_700 }));
      }
    }
    const [first, ...others] = prizesOf(playOf('position.digit'), { group: 1_700 });
    expect(others.some(({ multiple }) => multiple.numerator !== first!.multiple.numerator)).toBe(true);
  });

  it('are settled by the digits of the balls, whatever order they came in', () => {
    const balls = [80, 79, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 31, 32, 33, 34, 35, 37];
    const won = (name: string, text: string): string[] => {
      const play = playOf(name);
      const read = readSelection(play, text);
      if ('fault' in read) throw new Error(read.fault);
      const prizes = prizesOf(play, { group: 1_700 });
      return settleBet(play, read.selection, balls, { prizes, lineStake: 100_000n }).prizes.map(({ key }) => key);
    };
    /* 1, 1 and 2. */
    expect(won('sum.value', '3 4 5')).toEqual(['sum4']);
    expect(won('position.digit', '01,1,13')).toEqual(['place1.1', 'place2.1']);
    expect(won('position.faces', 'big small,,even odd')).toEqual(['place1.small', 'place3.even']);
    expect(won('dragonTiger.first-third', 'dragon tiger tie')).toEqual(['tiger']);
    expect(won('shape.value', 'pair mixed')).toEqual(['pair']);
  });
});

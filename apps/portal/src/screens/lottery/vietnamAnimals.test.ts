import { describe, expect, it } from 'vitest';
import { numbersOf, vietnamAnimals } from './vietnamAnimals.ts';

describe('the animals of Vietnam', () => {
  it('stand for the numbers of their pictures, and for those 40 and 80 above', () => {
    expect(numbersOf('rat')).toEqual([15, 55, 95]);
    expect(numbersOf('ox')).toEqual([9, 49, 89]);
    expect(numbersOf('goat')).toEqual([35, 75]);
    expect(numbersOf('cat')).toEqual([14, 18, 54, 58, 94, 98]);
  });

  it('share no number', () => {
    const all = vietnamAnimals.flatMap((animal) => numbersOf(animal));
    expect(new Set(all).size).toBe(all.length);
  });
});

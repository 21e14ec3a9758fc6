import { animals } from '@baize/maths/lottery/animals';
import { describe, expect, it } from 'vitest';
import { animalNumbers } from './animalNumbers.ts';

describe('the numbers of the animals', () => {
  it('are those of the lunar year: its own animal has five, from 01 on', () => {
    const horse = animalNumbers(animals.indexOf('horse'));
    expect(horse.get('horse')).toBe('01 13 25 37 49');
    expect(horse.get('snake')).toBe('02 14 26 38');
    expect(horse.get('goat')).toBe('12 24 36 48');
    expect([...horse.values()].flatMap((list) => list.split(' '))).toHaveLength(49);
    expect(animalNumbers(animals.indexOf('goat')).get('goat')).toBe('01 13 25 37 49');
  });
});

/** The twelve zodiac animals in order. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

/** The animal of a lunar year, given the Gregorian year in which it begins. */
export const animalOfYear = (lunarYear: number): number => (((lunarYear - 4) % 12) + 12) % 12;

/**
 * The animal of a Mark Six number in the lunar year of `yearAnimal`: the year's own has 1, 13, 25, 37 and 49, the one
 * before it 2, 14, 26 and 38, and so on backwards.
 */
export const animalOfNumber = (number: number, yearAnimal: number): number =>
  (((yearAnimal - number + 1) % 12) + 12) % 12;

/** How many of the 49 numbers an animal has: five in its own year, otherwise four. */
export const numbersOfAnimal = (animal: number, yearAnimal: number): number => (animal === yearAnimal ? 5 : 4);

/** The twelve animals of the year in Vietnam, which has a cat where others have a rabbit. */
export const vietnamAnimals = [
  ...(['rat', 'ox', 'tiger', 'cat', 'dragon', 'snake'] as const),
  ...(['horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const),
];

type Animal = (typeof vietnamAnimals)[number];

/** The places of the animals among the forty pictures that players know numbers by; the wild cat and both dragons count. */
const pictures: Readonly<Record<Animal, readonly number[]>> = {
  ...{ rat: [15], ox: [9], tiger: [6], cat: [14, 18], dragon: [10, 26], snake: [32] },
  ...{ horse: [12], goat: [35], monkey: [23], rooster: [28], dog: [11], pig: [7] },
};

const PICTURES = 40;

/** The numbers of 00 to 99 that an animal stands for: its picture's, and those 40 and 80 above; 00 stands for 100. */
export function numbersOf(animal: Animal): readonly number[] {
  const numbers = Array.from({ length: 100 }, (_, at) => at + 1);
  return numbers
    .filter((number) => pictures[animal].includes(((number - 1) % PICTURES) + 1))
    .map((number) => number % 100)
    .sort((a, b) => a - b);
}

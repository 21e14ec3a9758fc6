import { animalOfNumber, animals } from '@baize/maths/lottery/animals';

const BALLS = 49;

/** The Mark Six numbers of each animal in the lunar year of one of them, as they are printed. */
export function animalNumbers(yearAnimal: number): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: BALLS }, (_, at) => at + 1);
  return new Map(
    animals.map((name, animal) => [
      name,
      numbers
        .filter((number) => animalOfNumber(number, yearAnimal) === animal)
        .map((number) => String(number).padStart(2, '0'))
        .join(' '),
    ]),
  );
}

/** One prize of a multi-prize draw: how many digits its numbers have, and how many numbers it has. */
export type ResultRow = readonly [prize: string, digits: number, count: number];

const northern: readonly ResultRow[] = [
  ['special', 5, 1],
  ['first', 5, 1],
  ['second', 5, 2],
  ['third', 5, 6],
  ['fourth', 4, 4],
  ['fifth', 4, 6],
  ['sixth', 3, 3],
  ['seventh', 2, 4],
];

const southern: readonly ResultRow[] = [
  ['special', 6, 1],
  ['first', 5, 1],
  ['second', 5, 1],
  ['third', 5, 2],
  ['fourth', 5, 7],
  ['fifth', 4, 1],
  ['sixth', 4, 3],
  ['seventh', 3, 1],
  ['eighth', 2, 1],
];

const rowsOf: Readonly<Record<string, readonly ResultRow[]>> = {
  vnNorth: northern,
  vnCentral: southern,
  vnSouth: southern,
  thai: [
    ['first', 6, 1],
    ['front3', 3, 2],
    ['back3', 3, 2],
    ['last2', 2, 1],
  ],
  laos: [['number', 6, 1]],
  hanoi: [
    ['special', 5, 1],
    ['first', 5, 1],
  ],
  malaysia: [
    ['first', 4, 1],
    ['second', 4, 1],
    ['third', 4, 1],
    ['starter', 4, 10],
    ['consolation', 4, 10],
  ],
};

/**
 * The layout of a family's result: its prizes in the order of their numbers. A family without one has a row of balls or
 * digits.
 */
export const resultRows = (family: string): readonly ResultRow[] | undefined => rowsOf[family];

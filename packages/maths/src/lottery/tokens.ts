import type { Column } from './Play.ts';

/** Written numbers from `low` on, padded to the width of the last one. */
export function tokens(low: number, high: number): readonly string[] {
  const width = String(high).length;
  return Array.from({ length: high - low + 1 }, (_, at) => String(low + at).padStart(width, '0'));
}

export const digits = tokens(0, 9);

/** A pad from which at least `low` and at most `high` tokens are selected; by default one or more. */
export const pad = (list: readonly string[], low = 1, high = list.length): Column => ({ tokens: list, low, high });

/** The same pad repeated. */
export const pads = (count: number, list: readonly string[], low = 1, high = list.length): Column[] =>
  Array.from({ length: count }, () => pad(list, low, high));

/** The two faces of a number, as tokens. */
export const faces: readonly string[] = ['big', 'small', 'odd', 'even'];

/** Whether a number has a face, when big begins at `bigFrom`. */
export function showsFace(face: number, value: number, bigFrom: number): boolean {
  if (face === 0) return value >= bigFrom;
  if (face === 1) return value < bigFrom;
  return value % 2 === (face === 2 ? 1 : 0);
}

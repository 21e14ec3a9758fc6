import type { TrendPlace } from './trendPlaces.ts';

/** A draw in a chart. Marks are named by their position among those of the place. */
export type TrendRow = Readonly<{
  no: string;
  came: readonly number[];
  /** For each mark the draws since it came, this one included; 0 where it came. */
  missed: readonly number[];
}>;

/** The rows of a chart, the oldest first. Missed counts run on from row to row, whichever of these are in view. */
export function trendRows(
  { marks, read }: TrendPlace,
  draws: readonly Readonly<{ no: string; numbers: readonly number[] }>[],
): readonly TrendRow[] {
  let missed = marks.map(() => 0);
  return draws.toReversed().map(({ no, numbers }) => {
    const seen = new Set(read(numbers));
    missed = missed.map((count, at) => (seen.has(marks[at] ?? -1) ? 0 : count + 1));
    return { no, came: [...marks.keys()].filter((at) => missed[at] === 0), missed };
  });
}

/** The rows of which something is in view, the last one not included: rows of one height below a head that stays. */
export function rowsInView(
  { top, room, count }: { top: number; room: number; count: number },
  rowHeight: number,
): readonly [from: number, end: number] {
  return [Math.max(0, Math.floor(top / rowHeight)), Math.min(count, Math.ceil((top + room) / rowHeight))];
}

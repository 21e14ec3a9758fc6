/** A whole number below the given one. */
export type Random = (below: number) => number;

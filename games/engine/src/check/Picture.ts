/** One place of a view: the name of its symbol, empty where there is none, and its label. */
export interface Place {
  symbol: string;
  text: string;
  /** Its value, if it has one written on it. */
  worth?: bigint;
  /** Part of a win. */
  isPaid?: boolean;
}

/** One view of a round as text: its symbols and wins. */
export interface Picture {
  heading: string;
  win: bigint;
  /** Reel by reel, top to bottom. */
  grid: Place[][];
  wins: [what: string, amount: bigint][];
}

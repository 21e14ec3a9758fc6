/** One place of a picture: the name of its symbol, empty where nothing stood, and what it is called. */
export interface Place {
  symbol: string;
  text: string;
  /** What it is worth, where that is written on it. */
  worth?: bigint;
  /** Part of what was paid. */
  isPaid?: boolean;
}

/** One picture of a round in words: what stood where, and what it paid. */
export interface Picture {
  heading: string;
  win: bigint;
  /** Reel by reel, top to bottom. */
  grid: Place[][];
  wins: [what: string, amount: bigint][];
}

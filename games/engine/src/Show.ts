import type { OutcomeView } from './api.ts';

export interface RoundHooks {
  /** Number of spins presented so far. */
  onShown(spins: number): void;
  /** The jackpot's amount, requested once the presentation has won it. */
  jackpot(): Promise<bigint>;
}

/** The presentation of a game's rounds. */
export interface Show<Outcome extends OutcomeView> {
  /** Starts the reels of a paid spin; they keep spinning until the server responds. */
  start(): void;
  /** Presents a round from an index on; resolves when its end is on the reels. */
  outcome(outcome: Outcome, from: number, hooks: RoundHooks): Promise<void>;
  /** Shows what was drawn before the player has to decide, and asks; only in games that leave something open. */
  ask?(outcome: Outcome): Promise<number>;
  /** Back to the picture before a round that came to nothing. */
  standStill(): void;
  /** Clears the presentation of the last win. */
  clear(): void;
}

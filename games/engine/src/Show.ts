import type { OutcomeView } from './api.ts';

export interface RoundHooks {
  /** So many spins of the round have been shown. */
  onShown(spins: number): void;
  /** What the pool of the jackpot paid, asked for once the picture has won it. */
  jackpot(): Promise<bigint>;
}

/** How one game shows its rounds. */
export interface Show<Outcome extends OutcomeView> {
  /** The reels of a paid spin begin to roll; until the server answers, they keep rolling. */
  start(): void;
  /** Shows a round from a place on; resolves when its end stands on the reels. */
  outcome(outcome: Outcome, from: number, hooks: RoundHooks): Promise<void>;
  /** Shows what was drawn before the player has to decide, and asks; only in games that leave something open. */
  ask?(outcome: Outcome): Promise<number>;
  /** Back to the picture before a round that came to nothing. */
  standStill(): void;
  /** Ends whatever still shows the last win. */
  clear(): void;
}

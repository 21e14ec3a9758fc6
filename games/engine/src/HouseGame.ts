import type { Fraction } from '@baize/maths/fractions/Fraction';
import type { Picture } from './check/Picture.ts';
import type { PictureWords } from './check/PictureWords.ts';

/** The languages of the games and the studio's pages. */
export type GameLanguage = 'en' | 'ms' | 'zh';

/** Fields common to every game's outcome, in 1/100,000 units of the currency. */
export interface AnyOutcome {
  game: string;
  version: string;
  bet: bigint;
  /** Without a jackpot, whose amount the operator's pool returns. */
  win: bigint;
  /** The steps of the presentation. */
  spins: readonly { win: bigint }[];
  /** Whether the round won the progressive jackpot; only in games that have one. */
  isGrand?: boolean;
}

/** A game's exact return, and how it was computed. */
export interface ReturnTable {
  method: string;
  /** What a simulation has to confirm; without a jackpot, which comes on top. */
  total: Fraction;
  parts: { readonly [name: string]: Fraction };
  rates: { readonly [name: string]: Fraction };
}

/**
 * One house game as everything around it sees it: the studio's list and its rounds, the verification page, the build,
 * the table of returns, the lobby's first entries. Its presentation is its own page and no part of this.
 */
export interface HouseGame<Outcome extends AnyOutcome = AnyOutcome> {
  /** Folder name and game code. */
  code: string;
  version: string;
  names: { readonly [Language in GameLanguage]: string };
  /** Lines, or ways. */
  lines: number;
  /** A bet is a multiple of this, in 1/100,000 units, so that wins are whole numbers. */
  betUnits: bigint;
  /** Ascending. */
  bets: readonly bigint[];
  /**
   * Draws a whole round; `draw(n)` gives an unbiased whole number from 0 to n - 1. Deterministic for the same draws.
   */
  play(draw: (n: number) => number, bet: bigint): Outcome;
  /** The maximum number of draws of a round. */
  mostDraws: number;
  /** The return to player without a jackpot; precomputed, and recomputed by `table`. */
  returnToPlayer(): Fraction;
  /** The maximum win of one round without a jackpot, in multiples of the bet: a win above it is held for review. */
  greatestWin: Fraction;
  /** Computes the return and its parts; may take seconds. */
  table(): ReturnTable;
  /** The progressive jackpot, whose pool the operator keeps. */
  jackpot?: {
    /** Contribution of each bet to the pool, in millionths. */
    readonly contributionPpm: bigint;
    /** What the house seeds the pool with, in multiples of the bet. */
    readonly seedTimes: bigint;
  };
  /** The brand's picture for it in lobbies; the fallback is the brand's default game picture. */
  tile?: string;
  /** The order of its draws, one sentence per language. */
  drawing: { readonly [Language in GameLanguage]: string };
  /** The views of a round in order, described as text. */
  picturesOf(outcome: Outcome, language: GameLanguage, words: PictureWords): Picture[];
}

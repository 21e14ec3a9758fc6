import type { HouseTexts } from '@baize/contract/houseText';
import type { LanguageFolder } from '@baize/contract/languages';
import type { Fraction } from '@baize/maths/fractions/Fraction';
import type { Picture } from './check/Picture.ts';
import type { PictureWords } from './check/PictureWords.ts';

/** What every game's round comes to, in 1/100,000 units of the currency. */
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
  /** In games with a progressive jackpot: the return with it, and the chance that a round wins it. */
  withJackpot?: { readonly total: Fraction; readonly chance: Fraction };
}

/** What a game leaves to its player in the middle of a round; the answers are numbered from 0. */
export interface RoundChoice<Outcome extends AnyOutcome> {
  /** What the answers are called, in their order. */
  names: HouseTexts<readonly string[]>;
  /** What is taken for a player who does not answer. */
  usual: number;
  /** Whether a round asks; the same whatever the answer will be. */
  asks(outcome: Outcome): boolean;
  /** What may be told before the answer: nothing that follows from it. */
  before(outcome: Outcome): Outcome;
}

/**
 * One house game as everything around it sees it: the studio's list and its rounds, the verification page, the build,
 * the table of returns, the lobby's first entries. Its presentation is its own page and no part of this.
 */
export interface HouseGame<Outcome extends AnyOutcome = AnyOutcome> {
  /** Folder name and game code. */
  code: string;
  version: string;
  names: HouseTexts<string>;
  /** Lines, or ways. */
  lines: number;
  /** A bet is a multiple of this, in 1/100,000 units, so that wins are whole numbers. */
  betUnits: bigint;
  /** Ascending. */
  bets: readonly bigint[];
  /**
   * Draws a whole round; `draw(n)` gives a fair whole number from 0 to n - 1. Same draws and same choice, same round. Without
   * a choice it is played the usual way.
   */
  play(draw: (n: number) => number, bet: bigint, choice?: number): Outcome;
  /** Only in games that ask something. */
  choice?: RoundChoice<Outcome>;
  /** No round asks for more draws than this. */
  mostDraws: number;
  /** The return to player without a jackpot; precomputed, and recomputed by `table`. */
  returnToPlayer(): Fraction;
  /** The maximum win of one round without a jackpot, in multiples of the bet: a win above it is held for review. */
  greatestWin: Fraction;
  /** Counts the return and its parts, after this choice where the game asks; may take seconds. */
  table(choice?: number): ReturnTable;
  /** The progressive jackpot, whose pool the operator keeps. */
  jackpot?: {
    /** Contribution of each bet to the pool, in millionths. */
    readonly contributionPpm: bigint;
    /** What the house seeds the pool with, in multiples of the bet. */
    readonly seedTimes: bigint;
  };
  /** The brand's picture for it in lobbies; the fallback is the brand's default game picture. */
  tile?: string;
  /** In which order its draws are asked for, in one sentence. */
  drawing: HouseTexts<string>;
  /** What a round showed, one picture after the other, in words. */
  picturesOf(outcome: Outcome, language: LanguageFolder, words: PictureWords): Picture[];
}

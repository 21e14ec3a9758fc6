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
  /** Without a jackpot, whose amount the operator's pool tells. */
  win: bigint;
  /** What is shown one after the other. */
  spins: readonly { win: bigint }[];
  /** Whether the round won the progressive jackpot; only in games that have one. */
  isGrand?: boolean;
}

/** What is known exactly of a game, and how it was found. */
export interface ReturnTable {
  method: string;
  /** What a simulation has to find; without a jackpot, which comes on top. */
  total: Fraction;
  parts: { readonly [name: string]: Fraction };
  rates: { readonly [name: string]: Fraction };
}

/**
 * One game of the house as everything around it knows it: the studio's list and its rounds, the check page, the build,
 * the table of returns, the lobby's first entries. Its looks are its own page and no part of this.
 */
export interface HouseGame<Outcome extends AnyOutcome = AnyOutcome> {
  /** The name of its folder, and of the game in every call. */
  code: string;
  version: string;
  names: HouseTexts<string>;
  /** Lines, or ways. */
  lines: number;
  /** A bet is a multiple of this, in 1/100,000 units; at it, wins are whole numbers. */
  betUnits: bigint;
  /** From the smallest to the largest. */
  bets: readonly bigint[];
  /** Draws a whole round; `draw(n)` gives a fair whole number from 0 to n - 1. Same draws, same round. */
  play(draw: (n: number) => number, bet: bigint): Outcome;
  /** No round asks for more draws than this. */
  mostDraws: number;
  /** What players get back, without a jackpot; found at once, and found again by `table`. */
  returnToPlayer(): Fraction;
  /** The most that one round can win without a jackpot, in multiples of the bet: no win above it is paid unseen. */
  greatestWin: Fraction;
  /** Counts the return and its parts; may take seconds. */
  table(): ReturnTable;
  /** The progressive jackpot, whose pool the operator keeps. */
  jackpot?: {
    /** What of each bet goes into the pool, in millionths. */
    readonly contributionPpm: bigint;
    /** What the house puts into the pool whenever it begins, in multiples of the bet. */
    readonly seedTimes: bigint;
  };
  /** The brand's picture that stands for it in lobbies; without one, the brand's picture for any game. */
  tile?: string;
  /** In which order its draws are asked for, in one sentence. */
  drawing: HouseTexts<string>;
  /** What a round showed, one picture after the other, in words. */
  picturesOf(outcome: Outcome, language: LanguageFolder, words: PictureWords): Picture[];
}

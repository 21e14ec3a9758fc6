import type { Ratio } from './ratio.ts';

/** A column of tokens to choose from, and how many of them may be selected. */
export type Column = Readonly<{ tokens: readonly string[]; low: number; high: number }>;

/**
 * The grammar of a selection. `columns`: a set of tokens per column. `entries`: lines written out, each with one token
 * per column. Columns and tokens are named in the dictionary under the play's keys.
 */
export type Input = Readonly<{
  kind: 'columns' | 'entries';
  columns: readonly Column[];
  /**
   * The player first selects places of the result, at least `pick` of them, and every combination of `pick` places is
   * played.
   */
  places?: Readonly<{ of: number; pick: number }>;
  /** No token may be in two columns: bankers and drags. */
  isDisjoint?: boolean;
  /** The order within an entry does not matter; its canonical form is sorted. */
  isSorted?: boolean;
  /** Allowed repetitions of tokens within an entry, largest first: `21` is a pair and a single. Absent: any. */
  patterns?: readonly string[];
}>;

/** A selection as token indexes per column; `places` is empty where none are selected. */
export type Selection = Readonly<{ places: readonly number[]; columns: readonly (readonly number[])[] }>;

/** The structure of one line; guides, random picks and the brute force of the tests are derived from it. */
export type LineForm =
  | Readonly<{ of: 'direct'; isDistinct: boolean }>
  | Readonly<{ of: 'combo' }>
  | Readonly<{ of: 'any'; pick: number }>
  | Readonly<{ of: 'entries' }>
  | Readonly<{ of: 'options' }>
  | Readonly<{ of: 'repeated'; parts: readonly RepeatedPart[]; isShared: boolean }>
  | Readonly<{ of: 'choose'; pick: number; hasBankers: boolean }>
  | Readonly<{ of: 'permutations'; times: number }>
  | Readonly<{ of: 'roll' }>;

/** That many different tokens, each repeated `times`. */
export type RepeatedPart = Readonly<{ times: number; pick: number }>;

/**
 * One prize of a play. A line has one kind, and a kind may win several prizes in proportion to their weights. A push
 * returns the line's stake.
 */
export type Prize = Readonly<{ key: string; kind: number; weight: bigint; isPush?: boolean }>;

/** The maths of a play. Its view of a result is a list of whole numbers from zero. */
export type Rule = Readonly<{
  input: Input;
  form: LineForm;
  prizes: readonly Prize[];
  /** Written selections that together have lines of every kind. */
  samples: readonly string[];
  /** Lines per kind. */
  count: (selection: Selection) => readonly number[];
  /** Winning lines per prize. */
  hits: (selection: Selection, seen: readonly number[]) => readonly number[];
}>;

/** Every possible view with its weight: the whole space of results, as seen by one selection. */
export type Space = Iterable<readonly [seen: readonly number[], weight: bigint]>;

/**
 * How prizes are set: by the member's prize group; by the declared return of an odds game, in 1/10,000; or by the
 * multiple of the stake that a market pays for the first prize, from which the return of the play follows.
 */
export type Pays =
  | Readonly<{ by: 'group' }>
  | Readonly<{ by: 'odds'; returnBps: number }>
  | Readonly<{ by: 'market'; multiple: Ratio; source: string }>;

export type Play = Rule &
  Readonly<{
    /** `<family>.<group>.<name>`: also its dictionary key. */
    id: string;
    family: string;
    group: string;
    see: (result: readonly number[]) => readonly number[];
    space: (sample: Selection) => Space;
    pays: Pays;
  }>;

/** The result of a draw: independent numbers below their sizes, or different balls, in drawn order. */
export type DrawShape =
  | Readonly<{ of: 'numbers'; low: number; sizes: readonly number[] }>
  | Readonly<{ of: 'balls'; low: number; high: number; count: number }>;

/** Plays stand in the order in which they are shown; a pad opens on the first one. */
export type Family = Readonly<{ key: string; shape: DrawShape; plays: readonly Play[] }>;

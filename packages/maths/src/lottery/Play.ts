import type { Ratio } from './ratio.ts';

/** A pad to choose from: its tokens as they are written, and how many of them may be taken. */
export type Column = Readonly<{ tokens: readonly string[]; low: number; high: number }>;

/**
 * The grammar of a selection. `columns`: a set of tokens per column. `entries`: lines that are written out, each with one
 * token per column. The play's words for columns and tokens are found under its keys.
 */
export type Input = Readonly<{
  kind: 'columns' | 'entries';
  columns: readonly Column[];
  /** The player first names so many places of the result, at least `pick` of them, and each `pick` of them are played. */
  places?: Readonly<{ of: number; pick: number }>;
  /** No token may stand in two columns: bankers and drags. */
  isDisjoint?: boolean;
  /** Order within an entry means nothing; its canonical form is sorted. */
  isSorted?: boolean;
  /** How often tokens may repeat within an entry, largest first: `21` is a pair and a single. Absent: anyhow. */
  patterns?: readonly string[];
}>;

/** What was chosen, as positions of tokens within their columns; `places` is empty where none are named. */
export type Selection = Readonly<{ places: readonly number[]; columns: readonly (readonly number[])[] }>;

/** What one line of a play is made of; guides, random picks and the brute force of the tests are made from it. */
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

/** So many different tokens, each of them so many times. */
export type RepeatedPart = Readonly<{ times: number; pick: number }>;

/**
 * One prize of a play. A line is of one kind, and a kind may win several prizes; their sizes stand in the ratio of their
 * weights. A push gives the line's stake back.
 */
export type Prize = Readonly<{ key: string; kind: number; weight: bigint; isPush?: boolean }>;

/** A play's sums. What it sees of a result is a list of whole numbers from zero. */
export type Rule = Readonly<{
  input: Input;
  form: LineForm;
  prizes: readonly Prize[];
  /** Selections in their written form which together have lines of every kind. */
  samples: readonly string[];
  /** Lines per kind. */
  count: (selection: Selection) => readonly number[];
  /** Winning lines per prize. */
  hits: (selection: Selection, seen: readonly number[]) => readonly number[];
}>;

/** Everything a rule may see, each with its weight: together the whole space of results, as seen by one selection. */
export type Space = Iterable<readonly [seen: readonly number[], weight: bigint]>;

/**
 * Where the prizes come from: the member's prize group; a declared return of an odds game, in 1/10,000; or the multiple
 * of the stake that a market pays for the first prize, from which the return of the play follows.
 */
export type Pays =
  | Readonly<{ by: 'group' }>
  | Readonly<{ by: 'odds'; returnBps: number }>
  | Readonly<{ by: 'market'; multiple: Ratio; source: string }>;

export type Play = Rule &
  Readonly<{
    /** `<family>.<group>.<name>`: also the key of its words. */
    id: string;
    family: string;
    group: string;
    see: (result: readonly number[]) => readonly number[];
    space: (sample: Selection) => Space;
    pays: Pays;
  }>;

/** What a draw brings: independent numbers below their sizes, or different balls, in the order they came. */
export type DrawShape =
  | Readonly<{ of: 'numbers'; low: number; sizes: readonly number[] }>
  | Readonly<{ of: 'balls'; low: number; high: number; count: number }>;

export type Family = Readonly<{ key: string; shape: DrawShape; plays: readonly Play[] }>;

import type { HouseTexts } from '@baize/contract/houseText';

export type Names = HouseTexts<string>;

/** The table after a round; drawn by the face of its kind. */
export type Shown = readonly number[];

/** A betting option. A winning one pays this many hundredths of the stake, the stake itself included. */
export type Choice = Readonly<{ code: string; names: Names }>;

export type FaceKind = 'cards' | 'wheel' | 'sea' | 'match' | 'reels' | 'dice' | 'drop' | 'bingo' | 'scratch';

/**
 * A game of a simulated vendor. One number below `outcomes` decides a round, uniformly, so that odds and returns can be
 * enumerated.
 */
export type SimTable = Readonly<{
  code: string;
  /** The vendor's code. */
  vendor: string;
  face: FaceKind;
  /** The vendor's own category name. */
  category: 'Live casino' | 'Fishing' | 'Card games' | 'Sports' | 'Esports' | 'Lottery' | 'Slots';
  /** Of a slot: scratch cards, video poker, jackpots, table games, arcade, bingo. */
  subCategory: '' | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';
  names: Names;
  lines: number;
  tags: readonly ('NEW' | 'HOT')[];
  /** Two background colours, which distinguish the picture from its neighbours. */
  hue: number;
  choices: readonly Choice[];
  outcomes: number;
  shown(outcome: number): Shown;
  /** Payout in hundredths of the stake. */
  pays(choice: string, outcome: number): number;
}>;

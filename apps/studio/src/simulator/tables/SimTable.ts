import type { HouseTexts } from '@baize/contract/houseText';

export type Names = HouseTexts<string>;

/** What lies on the table after a round; the face of its kind draws it. */
export type Shown = readonly number[];

/** Something to bet on. A right guess pays so many hundredths of the stake, the stake itself included. */
export type Choice = Readonly<{ code: string; names: Names }>;

export type FaceKind = 'cards' | 'wheel' | 'sea' | 'match' | 'reels' | 'dice' | 'drop' | 'bingo' | 'scratch';

/**
 * A game of a simulated vendor. One number below `outcomes` decides a round, and each is as likely as any other, so that
 * odds and returns are counted and not typed in.
 */
export type SimTable = Readonly<{
  code: string;
  /** The vendor's code. */
  vendor: string;
  face: FaceKind;
  /** The vendor's own words for what it is. */
  category: 'Live casino' | 'Fishing' | 'Card games' | 'Sports' | 'Esports' | 'Slots';
  /** Of a slot: scratch cards, video poker, jackpots, table games, arcade, bingo. */
  subCategory: '' | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';
  names: Names;
  lines: number;
  tags: readonly ('NEW' | 'HOT')[];
  /** Two colours of the cloth, and how the picture is told from its neighbours. */
  hue: number;
  choices: readonly Choice[];
  outcomes: number;
  shown(outcome: number): Shown;
  /** Hundredths of the stake that come back. */
  pays(choice: string, outcome: number): number;
}>;

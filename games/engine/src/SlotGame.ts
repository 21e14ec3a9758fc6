import type { HouseTexts } from '@baize/contract/houseText';
import type { GameView, OutcomeView } from './api.ts';
import type { Counting } from './createCounting.ts';
import type { Sound } from './createSound.ts';
import type { Hud } from './hud/createHud.ts';
import type { Scene } from './scene/createScene.ts';
import type { Strips } from './scene/createReels.ts';
import type { Show } from './Show.ts';
import type { SlotWords } from './words/SlotWords.ts';

/** The dependencies of a game's show. */
export interface Table<Words extends SlotWords> {
  scene: Scene;
  hud: Hud;
  sound: Sound;
  words: Words;
  counting: Counting;
}

/** A game for the engine: its data, and its own mechanics. */
export interface SlotGame<Words extends SlotWords, Outcome extends OutcomeView> {
  /** In the order of the pay table. */
  symbols: readonly string[];
  /** Spins while the outcome is not known yet. */
  strips: Strips;
  /** The game's own pictures by name; others are the engine's. */
  art: { readonly [name: string]: string };
  words: HouseTexts<() => Promise<Words>>;
  /** Words that stand on symbols. */
  labels(words: Words): { readonly [symbol: string]: string };
  createShow(table: Table<Words>): Show<Outcome>;
  /** Opens the rules; lazy loaded. */
  loadPayTable(): Promise<
    (root: HTMLElement, words: Words, game: GameView, bet: bigint, artUrl: (name: string) => string) => void
  >;
  /** The name of the pool, where the game has one. */
  jackpotName?(words: Words): string;
}

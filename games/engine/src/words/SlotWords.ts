import type { EngineWords } from './EngineWords.ts';

/** Texts that a game adds to the engine's own. */
export type SlotWords = EngineWords & {
  readonly title: string;
  readonly goodLuckLine: string;
  readonly betList: string;
  /** For a win of 150 times the bet and more. */
  readonly topWin: string;
};

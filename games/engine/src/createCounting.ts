import { displayAmount } from '@baize/maths/money';
import type { Sound } from './createSound.ts';
import type { Hud } from './hud/createHud.ts';
import type { Scene } from './scene/createScene.ts';
import { outCubic } from './scene/createTweens.ts';
import { setState } from './setState.ts';
import type { SlotWords } from './words/SlotWords.ts';

/** Multiples of the bet from which a win is called big; smaller ones have no name. */
const tiers = [
  { times: 150n, word: 'topWin', ms: 5200 },
  { times: 50n, word: 'greatWin', ms: 4200 },
  { times: 15n, word: 'bigWin', ms: 3200 },
] as const;

export interface Counting {
  /** Counts the win meter up. */
  countUp(label: string, from: bigint, to: bigint, ms: number, signal?: AbortSignal): Promise<void>;
  /** Celebrates a large win by its name; a click ends it early. */
  celebrate(win: bigint, bet: bigint, name?: string): Promise<void>;
}

export function createCounting({ tweens, cells }: Scene, hud: Hud, sound: Sound, words: SlotWords): Counting {
  const at = (share: number, from: bigint, to: bigint): string =>
    displayAmount(share >= 1 ? to : from + ((to - from) * BigInt(Math.round(share * 10_000))) / 10_000n);
  return {
    countUp: async (label, from, to, ms, signal) => {
      await tweens.run(ms, (share) => hud.setWin(label, at(share, from, to)), outCubic, signal);
      hud.setWin(label, displayAmount(to));
    },
    celebrate: async (win, bet, name) => {
      const tier = tiers.find(({ times }) => win >= times * bet);
      if (!tier) return;
      setState('celebrating');
      const early = new AbortController();
      const gone = new AbortController();
      const banner = hud.banner(name ?? words[tier.word], gone.signal, () => early.abort());
      sound.bigWin();
      const counting = tweens.run(tier.ms * 0.75, (share) => banner.amount(at(share, 0n, win)), outCubic, early.signal);
      await Promise.all([counting, cells.coins(tier.ms, early.signal)]);
      gone.abort();
    },
  };
}

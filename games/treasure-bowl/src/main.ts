import { startSlot } from '@baize/engine/startSlot';
import { artUrls } from './artUrls.ts';
import { createShow } from './createShow.ts';
import { strips } from './strips.ts';
import { symbols } from './symbols.ts';
import { en } from './words/en.ts';

await startSlot({
  symbols,
  strips,
  art: artUrls,
  words: {
    en: async () => en,
    ms: async () => (await import('./words/ms.ts')).ms,
    zh: async () => (await import('./words/zh.ts')).zh,
  },
  labels: (words) => ({ bowl: words.wild }),
  createShow,
  loadPayTable: async () => (await import('./hud/openPayTableSheet.ts')).openPayTableSheet,
  jackpotName: (words) => words.grand,
});

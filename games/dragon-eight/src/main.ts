import { startSlot } from '@baize/engine/startSlot';
import { payTable } from '../sums/payTable.ts';
import { createShow } from './createShow.ts';
import { artUrls } from './artUrls.ts';
import { symbols } from './symbols.ts';
import { en } from './words/en.ts';

await startSlot({
  symbols,
  strips: payTable.reels.base,
  art: artUrls,
  words: {
    en: async () => en,
    ms: async () => (await import('./words/ms.ts')).ms,
    zh: async () => (await import('./words/zh.ts')).zh,
  },
  labels: (words) => ({ eight: words.wild, pearl: words.free }),
  createShow,
  loadPayTable: async () => (await import('./hud/openPayTableSheet.ts')).openPayTableSheet,
});

import type { ReturnWords } from '../../../apps/platform/src/modules/games/returnWords.ts';

export const words: ReturnWords = [
  'Permainan',
  'Pembekal',
  'Pusingan',
  'Mata wang',
  'Taruhan',
  'Menang',
  'Teori %',
  'Sebenar %',
  'Dari %',
  'Hingga %',
];

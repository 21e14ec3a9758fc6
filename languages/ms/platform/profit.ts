import type { ProfitFileWords } from '../../../apps/platform/src/modules/members/fileWords.ts';

export const words: ProfitFileWords = [
  'Hari',
  'Mata wang',
  'Pusingan',
  'Pertaruhan',
  'Pertaruhan sah',
  'Kemenangan',
  'Rebat',
  'Bonus',
  'Keputusan',
];

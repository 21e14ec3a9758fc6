import type { LiabilityWords } from '../../../apps/platform/src/modules/points/liabilityWords.ts';

export const words: LiabilityWords = {
  headings: [
    'Sumber',
    'Bawah 30 hari',
    '30–89 hari',
    '90–179 hari',
    '180–364 hari',
    'Dari 365 hari',
    'Mata',
    'Nilai',
    'Mata wang',
  ],
  total: 'Jumlah',
  source: {
    RNG: 'Slot',
    LIVE: 'Kasino langsung',
    FISH: 'Memancing',
    PVP: 'Permainan kad',
    SPORTS: 'Sukan',
    ESPORTS: 'E-sukan',
    LOTT: 'Loteri',
    ELOTT: 'Loteri segera',
    returned: 'Dikembalikan oleh penebusan yang ditolak',
    unnamed: 'Permainan tanpa kategori',
  },
};

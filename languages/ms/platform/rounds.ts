import type { RoundFileWords } from '../../../apps/platform/src/modules/vendors/fileWords.ts';

export const words: RoundFileWords = {
  columns: [
    'Masa',
    'Permainan',
    'Vendor',
    'Pusingan',
    'Mata wang',
    'Taruhan',
    'Taruhan sah',
    'Menang',
    'Bersih',
    'Status',
  ],
  status: {
    open: 'Terbuka',
    won: 'Menang',
    lost: 'Kalah',
    cancelled: 'Dibatalkan',
  },
};

import type { BonusFileWords } from '../../../apps/platform/src/modules/bonuses/fileWords.ts';

export const words: BonusFileWords = {
  bonuses: ['Tamat', 'Diberikan', 'Bonus', 'Status', 'Mata wang', 'Jumlah', 'Dipertaruhkan', 'Perlu dipertaruhkan'],
  status: {
    released: 'Dilepaskan',
    expired: 'Luput',
    cancelled: 'Dibatalkan',
  },
  rebates: ['Masa', 'Tuntutan', 'Kategori', 'Mata wang', 'Taruhan sah', 'Kadar %', 'Jumlah'],
  classes: {
    RNG: 'Slot',
    LIVE: 'Kasino langsung',
    FISH: 'Memancing',
    PVP: 'Permainan kad',
    SPORTS: 'Sukan',
    ESPORTS: 'E-sukan',
    LOTT: 'Loteri',
    ELOTT: 'Loteri segera',
  },
};

import type { ReferralWords } from '../../../apps/platform/src/modules/promotions/referralWords.ts';

export const words: ReferralWords = {
  columns: ['Datang pada', 'Rakan', 'Status', 'Ganjaran', 'Mata wang'],
  statuses: {
    comingSoon: 'Akan datang',
    join: 'Sertai',
    signedUp: 'Telah mendaftar',
    applying: 'Memohon',
    inProcess: 'Dalam proses',
    claim: 'Tuntut',
    claimed: 'Telah dituntut',
    issued: 'Telah dibayar',
    rejected: 'Ditolak',
    closed: 'Ditutup',
  },
  total: 'Dibayar setakat ini',
};

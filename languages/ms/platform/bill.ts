import type { BillWords } from '../../../apps/platform/src/modules/contracts/billWords.ts';

export const words: BillWords = {
  columns: [
    'Akaun',
    'Dibayar oleh',
    'Jenis',
    'Dari',
    'Hingga',
    'Diselesaikan pada',
    'Pertaruhan sah',
    'Keputusan pasukan',
    'Ahli aktif',
    'Kadar %',
    'Jumlah',
    'Dibayar',
    'Status',
    'Pusingan lewat',
    'Pusingan dibetulkan',
    'Sebab',
    'Nombor',
  ],
  house: 'Pihak kami',
  kinds: {
    dividend: 'Dividen',
    daily: 'Gaji harian',
    hourly: 'Gaji setiap jam',
    realtime: 'Gaji masa nyata',
  },
  states: {
    unapproved: 'Menunggu kelulusan',
    due: 'Perlu dibayar',
    issued: 'Dibayar',
    partly: 'Dibayar sebahagian',
    insufficient: 'Baki tidak mencukupi',
    notReached: 'Tidak tercapai',
    rejected: 'Ditolak',
  },
};

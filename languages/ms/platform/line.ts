import type { LineWords } from '../../../apps/platform/src/modules/agents/lineWords.ts';

export const words: LineWords = {
  moves: {
    columns: [
      'Diminta pada',
      'Akaun',
      'Dari',
      'Ke',
      'Turut serta',
      'Sebab',
      'Status',
      'Diminta oleh',
      'Diputuskan oleh',
      'Diputuskan pada',
    ],
    top: 'Peringkat teratas',
    states: { waiting: 'Menunggu', approved: 'Diluluskan', rejected: 'Ditolak' },
  },
  transfers: {
    columns: ['Dihantar pada', 'Arah', 'Kepada', 'Jumlah', 'Status', 'Nombor', 'Nota'],
    directions: { upline: 'Kepada upline', downline: 'Kepada downline' },
    states: { underWay: 'Dalam perjalanan', arrived: 'Tiba', returned: 'Dikembalikan' },
  },
};

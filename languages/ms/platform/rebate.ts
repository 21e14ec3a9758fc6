import type { RebateWords } from '../../../apps/platform/src/modules/contracts/rebateWords.ts';

export const words: RebateWords = {
  columns: [
    'Lima minit hingga',
    'Taruhan sah pasukan',
    'Taruhan sah sendiri',
    'Diperoleh',
    'Baki sebelumnya',
    'Jumlah',
    'Status',
  ],
  states: { nothing: 'Belum mencukupi', due: 'Belum dibayar', paid: 'Dibayar', refused: 'Akaun ditutup' },
};

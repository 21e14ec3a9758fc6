import type { RebateWords } from '../../../apps/platform/src/modules/contracts/rebateWords.ts';

export const words: RebateWords = {
  columns: [
    'Five minutes to',
    'Valid bets of the team',
    'Own valid bets',
    'Earned',
    'Left of before',
    'Amount',
    'State',
  ],
  states: { nothing: 'Too little yet', due: 'Due', paid: 'Paid', refused: 'Account closed' },
};

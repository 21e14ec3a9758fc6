import type { BillWords } from '../../../apps/platform/src/modules/contracts/billWords.ts';

export const words: BillWords = {
  columns: [
    'Account',
    'Paid by',
    'Kind',
    'From',
    'To',
    'Settled at',
    'Valid bets',
    'Result of the team',
    'Active members',
    'Rate %',
    'Amount',
    'Paid',
    'State',
    'Late rounds',
    'Corrected rounds',
    'Reason',
    'Number',
  ],
  house: 'House',
  kinds: {
    dividend: 'Dividend',
    daily: 'Daily salary',
    hourly: 'Hourly salary',
    realtime: 'Real-time salary',
  },
  states: {
    unapproved: 'Waits for approval',
    due: 'Due',
    issued: 'Paid',
    partly: 'Paid in part',
    insufficient: 'Balance too low',
    notReached: 'Not reached',
    rejected: 'Rejected',
  },
};

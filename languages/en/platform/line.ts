import type { LineWords } from '../../../apps/platform/src/modules/agents/lineWords.ts';

export const words: LineWords = {
  moves: {
    columns: [
      'Asked at',
      'Account',
      'From',
      'To',
      'Go along',
      'Reason',
      'State',
      'Asked by',
      'Decided by',
      'Decided at',
    ],
    top: 'Top level',
    states: { waiting: 'Waits', approved: 'Approved', rejected: 'Rejected' },
  },
  transfers: {
    columns: ['Sent at', 'Direction', 'To', 'Amount', 'State', 'Number', 'Note'],
    directions: { upline: 'To the upline', downline: 'To a downline' },
    states: { underWay: 'On its way', arrived: 'Arrived', returned: 'Returned' },
  },
};

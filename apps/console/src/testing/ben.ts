import { permissions } from '@baize/contract/operators/permissions';

/** Who works at the console in tests, and may do everything there. */
export const ben = {
  ...{ id: '2', username: 'ben', role: 'operator', brandCode: 'baize', brandName: 'Baize' },
  permissions: [...permissions],
} as const;

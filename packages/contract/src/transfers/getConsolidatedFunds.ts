import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';

/** All of a member's money by location. */
export const getConsolidatedFunds = operation({
  id: 'transfers.getConsolidatedFunds',
  method: 'GET',
  path: '/wps/relay/consolidatedFunds',
  audience: 'member',
  isRealMoney: true,
  summary: 'Consolidated funds',
  description:
    'total is the sum of the parts. isComplete is false while a vendor cannot be asked; then what it said last is counted.',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    main: amount,
    /** Bonus money that is not released yet. */
    bonus: amount,
    /** Held for withdrawals. */
    held: amount,
    /** In transit between wallets. */
    pending: amount,
    /** In wallets of vendors. */
    vendors: amount,
    total: amount,
    isComplete: z.boolean(),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});

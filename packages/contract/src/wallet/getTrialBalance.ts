import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { trialBalanceRow } from './entry.ts';

/** Sums of all accounts per brand and currency, and the state of the chain of entries. */
export const getTrialBalance = operation({
  id: 'wallet.getTrialBalance',
  method: 'GET',
  path: '/ops/wallet/getTrialBalance',
  audience: 'operator',
  permission: 'wallet.read',
  summary: 'Trial balance',
  description: 'Each row sums to zero. `faults` names accounts whose balance differs from the sum of their entries.',
  input: z.strictObject({}),
  output: z.strictObject({
    takenAt: moment,
    rows: z.array(trialBalanceRow),
    faults: z.array(z.strictObject({ what: z.string(), where: z.string() })),
    chains: z.array(z.strictObject({ chain: z.int(), sequence: z.string(), hash: z.string() })),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

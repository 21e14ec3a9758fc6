import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { trialBalanceRow } from './entry.ts';

/** Sums of all accounts per brand and currency, and the result of the last check of the books. */
export const getTrialBalance = operation({
  id: 'wallet.getTrialBalance',
  method: 'GET',
  path: '/ops/wallet/getTrialBalance',
  audience: 'operator',
  permission: 'wallet.read',
  summary: 'Trial balance',
  description:
    'Each row sums to zero. The books are checked once a day and on request (`wallet.createCheck`), and `check` is the newest report. Operators of a brand read the sums and the faults of their brand, and in `hasSharedFaults` whether something is wrong that no brand alone is concerned with; the sums of all brands, all faults and the heads of the chains need the permission `platform.read`.',
  input: z.strictObject({}),
  output: z.strictObject({
    takenAt: moment,
    rows: z.array(trialBalanceRow),
    /** Null before the first check has finished. */
    check: z.nullable(
      z.strictObject({
        /** The snapshot that was checked. */
        takenAt: moment,
        tookMs: z.int(),
        /** The operator who requested it; empty for a scheduled check. */
        askedBy: z.string(),
        isSound: z.boolean(),
        hasSharedFaults: z.boolean(),
        faults: z.array(z.strictObject({ what: z.string(), where: z.string() })),
        /** The heads of the hash chains; null without the permission to read them. */
        chains: z.nullable(z.array(z.strictObject({ chain: z.int(), sequence: z.string(), hash: z.string() }))),
      }),
    ),
    /** A check is queued or running. */
    isChecking: z.boolean(),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { kycAllowance, kycStep } from './kycSubmission.ts';

/** The member's own verification level, what each level allows, and the state of the documents. */
export const getKyc = operation({
  id: 'kyc.getKyc',
  method: 'GET',
  path: '/wps/kyc/getKyc',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own verification',
  description: 'A level counts only with every level below it. `allowances` has the levels 0 to 3.',
  input: z.strictObject({}),
  output: z.strictObject({
    level: z.int(),
    currency: z.string(),
    /** Null where the brand requires no level. */
    allowances: z.nullable(z.array(kycAllowance)),
    steps: z.array(kycStep),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});

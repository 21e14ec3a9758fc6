import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { billSide } from './contractBill.ts';
import { contractKind } from './contractTerms.ts';

/** Exports the bills of one kind that a member receives or pays. */
export const getBillsFile = operation({
  id: 'contracts.getBillsFile',
  method: 'GET',
  path: '/wps/contracts/getBillsFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Own bills as a file',
  description: 'At most 50,000 rows, newest first.',
  input: z.strictObject({ kind: contractKind, side: billSide, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account', 'file_too_large'],
});

import * as z from 'zod/mini';
import { day } from '../agents/figures.ts';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { contractKind } from './contractTerms.ts';

/** Exports what bills paid the caller, by the filters of the list. */
export const getPaymentsFile = operation({
  id: 'contracts.getPaymentsFile',
  method: 'GET',
  path: '/wps/contracts/getPaymentsFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Payments of wages and dividends as a file',
  description: 'By the day on which each was paid. At most 93 days and 50,000 rows, newest first.',
  input: z.strictObject({ from: day, to: day, kind: z.optional(contractKind), ...fileForm }),
  output: fileAnswer,
  errors: [
    ...(['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'] as const),
    ...(['span_invalid', 'file_too_large'] as const),
  ],
});

import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { lineDirection } from './listLineTransfers.ts';

/** Exports what the member has sent along the line. */
export const getLineTransfersFile = operation({
  id: 'agents.getLineTransfersFile',
  method: 'GET',
  path: '/wps/agents/getLineTransfersFile',
  audience: 'member',
  isRealMoney: true,
  isFile: true,
  summary: 'Own transfers along the line as a file',
  description: 'At most 50,000 rows, newest first.',
  input: z.strictObject({ direction: lineDirection, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'in_need_true_account', 'file_too_large'],
});

import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moveView } from './listMoves.ts';

/** Exports the moves in a brand's tree. */
export const getMovesFile = operation({
  id: 'agents.getMovesFile',
  method: 'GET',
  path: '/ops/agents/getMovesFile',
  audience: 'operator',
  permission: 'agents.read',
  isFile: true,
  summary: 'Moves in the tree as a file',
  description: 'At most 50,000 rows.',
  input: z.strictObject({ view: moveView, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'file_too_large'],
});

import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { returnFilter } from './returnRow.ts';

/** Exports the return report, with every game that matches the filter. */
export const getReturnFile = operation({
  id: 'games.getReturnFile',
  method: 'GET',
  path: '/ops/games/getReturnFile',
  audience: 'operator',
  permission: 'games.read',
  isFile: true,
  summary: 'Return to player by game as a file',
  input: z.strictObject({ ...returnFilter, ...fileForm }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed'],
});

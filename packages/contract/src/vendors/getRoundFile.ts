import * as z from 'zod/mini';
import { fileAnswer } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** The dispute file of one of the member's own rounds. */
export const getRoundFile = operation({
  id: 'vendors.getRoundFile',
  method: 'GET',
  path: '/lgw/vendors/getRoundFile',
  audience: 'member',
  isFile: true,
  summary: 'Dispute file of a round',
  description:
    'JSON: the round, every call of the vendor that moved money with its seal, the lines of the own accounts, and the proof. Amounts are exact decimal strings.',
  input: z.strictObject({ id: rowId }),
  output: fileAnswer,
  errors: ['not_logged_in', 'round_not_found'],
});

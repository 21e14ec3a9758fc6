import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { round } from './round.ts';

/** Rounds of one game that began in a time range, newest first, with their players. */
export const listGameRounds = operation({
  id: 'vendors.listGameRounds',
  method: 'GET',
  path: '/ops/vendors/listGameRounds',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Rounds of a game',
  input: z.strictObject({
    vassalage: z.string().check(z.minLength(1), z.maxLength(32)),
    gameCode: z.string().check(z.minLength(1), z.maxLength(64)),
    from: moment,
    to: moment,
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(z.strictObject({ memberId: rowId, round })),
  errors: ['not_logged_in', 'not_allowed', 'vendor_not_found'],
});

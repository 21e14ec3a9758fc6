import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { operation } from '../operation.ts';
import { amount, pageNumber, pageOf, pageSize } from '../shapes.ts';
import { operatorFreeRounds } from './freeRounds.ts';

/** The brand's free rounds: those waiting for approval oldest first, otherwise newest first. */
export const listFreeRounds = operation({
  id: 'vendors.listFreeRounds',
  method: 'GET',
  path: '/ops/vendors/listFreeRounds',
  audience: 'operator',
  permission: 'bonuses.read',
  summary: 'Free rounds of the brand',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['waiting', 'open', 'ended', 'all'])), 'waiting'),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(operatorFreeRounds),
    counts: z.strictObject({ waiting: z.int(), open: z.int(), ended: z.int() }),
    /** Games that offer free rounds, with the allowed stakes. */
    games: z.array(
      z.strictObject({
        vassalage: z.string(),
        gameCode: z.string(),
        name: storedTexts,
        stakes: z.array(amount),
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

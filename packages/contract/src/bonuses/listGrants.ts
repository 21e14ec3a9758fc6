import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { operatorBonus } from './bonus.ts';

/** The brand's bonuses: those waiting for approval oldest first, otherwise newest first. */
export const listGrants = operation({
  id: 'bonuses.listGrants',
  method: 'GET',
  path: '/ops/bonuses/listGrants',
  audience: 'operator',
  permission: 'bonuses.read',
  summary: 'Bonuses of the brand',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['waiting', 'open', 'ended', 'all'])), 'waiting'),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(operatorBonus),
    counts: z.strictObject({ waiting: z.int(), open: z.int(), ended: z.int() }),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { catalogueGame, subCategory } from './catalogueGame.ts';

/** All games of the brand's vendors, enabled or not, in lobby order. */
export const listCatalogue = operation({
  id: 'games.listCatalogue',
  method: 'GET',
  path: '/ops/games/listCatalogue',
  audience: 'operator',
  permission: 'games.read',
  summary: 'Games of the brand',
  input: z.strictObject({
    gameClassify: z.optional(z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'])),
    subCategory: z.optional(subCategory),
    vassalage: z.optional(z.string().check(z.maxLength(32))),
    state: z.optional(z.enum(['on', 'off'])),
    /** Part of a name or of a code. */
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ currency: z.string(), page: pageOf(catalogueGame) }),
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { returnFilter, returnRow } from './returnRow.ts';

/** Theoretical beside actual return of each played game, by stakes, descending. */
export const getReturnReport = operation({
  id: 'games.getReturnReport',
  method: 'GET',
  path: '/ops/games/getReturnReport',
  audience: 'operator',
  permission: 'games.read',
  summary: 'Return to player by game',
  description:
    'Settled rounds with a stake that began in the stretch. Actual: R = sum of wins / sum of stakes. Bounds: R ± 1.96 · sqrt(n / (n - 1) · Σ(win - R · stake)²) / sum of stakes, the interval of a ratio.',
  input: z.strictObject({ ...returnFilter, pageNum: pageNumber, pageSize }),
  output: z.strictObject({ currency: z.string(), page: pageOf(returnRow) }),
  errors: ['not_logged_in', 'not_allowed'],
});

import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Game types of a vendor, with the number of games. */
export const listGameTypes = operation({
  id: 'games.listGameTypes',
  method: 'GET',
  path: '/lgw/games/vassGameType',
  audience: 'public',
  summary: 'Game types of a vendor',
  input: z.strictObject({ vassalage: z.string().check(z.minLength(1), z.maxLength(32)) }),
  output: z.array(
    z.strictObject({
      /** RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, LOTT or ELOTT. */
      gameType: z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']),
      gameCount: z.int(),
    }),
  ),
  errors: [],
});

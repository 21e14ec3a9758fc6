import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { runningMaintenance } from '../vendors/brandVendor.ts';

/** Vendors by category, as the navigation and the lobbies show them. */
export const listVendors = operation({
  id: 'games.listVendors',
  method: 'GET',
  path: '/lgw/games/gameVendor',
  audience: 'public',
  summary: 'Vendors by category',
  input: z.strictObject({
    platform: z._default(z.optional(z.literal('html5-desktop')), 'html5-desktop'),
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
  }),
  output: z.array(
    z.strictObject({
      /** RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, LOTT or ELOTT. */
      gameClassify: z.string(),
      title: z.string(),
      cards: z.array(
        z.strictObject({
          vassalage: z.string(),
          name: z.string(),
          gameCode: z.string(),
          gameType: z.string(),
          isGame: z.boolean(),
          image: z.string(),
          gameCount: z.int(),
          badge: z.enum(['', 'NEW', 'HOT']),
          isAvailable: z.boolean(),
          maintenance: runningMaintenance,
        }),
      ),
    }),
  ),
  errors: [],
});

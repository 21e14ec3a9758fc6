import * as z from 'zod/mini';
import { language, storedTexts } from '../language.ts';
import { operation } from '../operation.ts';
import { amount, wholeNumber } from '../shapes.ts';

/** The latest real wins, player names masked. */
export const listWinners = operation({
  id: 'games.listWinners',
  method: 'GET',
  path: '/wps/relay/winnerBoard',
  audience: 'public',
  summary: 'Winner board',
  description: 'Closed rounds of real accounts only, whose win is above the bet; at most 80, newest first.',
  input: z.strictObject({
    gameCategory: z._default(z.optional(z.literal('ALL')), 'ALL' as const),
    language: z.optional(language),
    limitNum: z._default(z.optional(wholeNumber(1, 80)), 80),
  }),
  output: z.array(
    z.strictObject({
      vo: z.strictObject({
        /** The first and the last two characters of the name. */
        player: z.string(),
        gameName: storedTexts,
        vassalage: z.string(),
        gameCode: z.string(),
        image: z.string(),
        winAmount: amount,
        currency: z.string(),
        at: z.string(),
      }),
    }),
  ),
  errors: [],
});

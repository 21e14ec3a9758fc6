import * as z from 'zod/mini';
import { studioOperation } from './studioOperation.ts';
import { studioCode } from './shapes.ts';

/** Bets are whole 1/100,000 units of the currency, as numbers. */
export const listStudioGames = studioOperation({
  id: 'studio.listStudioGames',
  method: 'POST',
  path: '/operator/game/list',
  audience: 'operator',
  summary: 'The games of the studio',
  input: z.strictObject({ operator_id: studioCode }),
  output: z.array(
    z.strictObject({
      game_code: z.string(),
      name: z.string(),
      names: z.record(z.string(), z.string()),
      category: z.string(),
      product: z.string(),
      lines: z.int(),
      rtp: z.string(),
      min_bet: z.int(),
      max_bet: z.int(),
      bets: z.array(z.int()),
      platforms: z.array(z.string()),
      languages: z.array(z.string()),
      is_demo_available: z.boolean(),
      url_thumb: z.string(),
    }),
  ),
  errors: ['operatorUnknown', 'signatureWrong'],
});

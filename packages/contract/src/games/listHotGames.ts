import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { game } from './listGames.ts';

/** The most played games: rounds of the last seven days, by number. */
export const listHotGames = operation({
  id: 'games.listHotGames',
  method: 'GET',
  path: '/lgw/games/gameHot',
  audience: 'public',
  summary: 'Hot games',
  input: z.strictObject({
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
    isPlatform: z.optional(z.literal('2')),
    vassalage: z.optional(z.string().check(z.maxLength(32))),
    platform: z.optional(z.literal('flash,html5-desktop')),
    language: z.optional(language),
  }),
  output: z.strictObject({ list: z.array(game) }),
  errors: [],
});

import * as z from 'zod/mini';
import { studioOperation } from './studioOperation.ts';
import { languageTag, studioCode } from './shapes.ts';

/** Opens a session for an operator's player. */
export const launchStudioGame = studioOperation({
  id: 'studio.launchStudioGame',
  method: 'POST',
  path: '/operator/game/url',
  audience: 'operator',
  summary: 'A way into a game',
  description:
    '`user` and `token` go together: both for real play, neither for fun play. The session lasts twelve hours and stands behind the hash sign of the address.',
  input: z.strictObject({
    operator_id: studioCode,
    user: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    token: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    sub_partner_id: z.optional(studioCode),
    game_code: studioCode,
    currency: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
    lang: z.optional(languageTag),
    platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    ip: z.optional(z.union([z.ipv4(), z.ipv6()])),
    lobby_url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))),
  }),
  output: z.strictObject({ url: z.string() }),
  errors: ['operatorUnknown', 'signatureWrong', 'gameUnknown'],
});

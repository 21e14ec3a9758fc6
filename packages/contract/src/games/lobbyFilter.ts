import * as z from 'zod/mini';
import { language } from '../language.ts';

/** A filter that is set or left out, in a query string. */
const isSet = z.codec(z.literal('1'), z.literal(true), { decode: () => true as const, encode: () => '1' as const });

/** What narrows and orders the games of a lobby, its favourites and its recent ones (`fitsLobby`, `lobbyOrder`). */
export const lobbyFilter = {
  gameClassify: z.optional(z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'])),
  vassalage: z.optional(z.string().check(z.maxLength(32))),
  search: z.optional(z.string().check(z.maxLength(64))),
  /** A sub-category of slots. */
  kind: z.optional(z.enum(['SC', 'VP', 'JP', 'TG', 'AC', 'BG'])),
  /** Games whose smallest bet is one unit of the currency or more. */
  minBet: z.optional(isSet),
  /** Games with 25 lines or more. */
  lines: z.optional(isSet),
  /** Games that can be tried with play money. */
  free: z.optional(isSet),
  /** By name instead of the list's own order; the name is that of `language`. */
  sort: z.optional(z.literal('name')),
  language: z.optional(language),
};

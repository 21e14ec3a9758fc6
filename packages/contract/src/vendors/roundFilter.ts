import * as z from 'zod/mini';

/** Filter of a member's rounds, besides the time range. */
export const roundFilter = {
  gameClassify: z.optional(z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'])),
  status: z.optional(z.enum(['open', 'won', 'lost', 'cancelled'])),
  /** Part of a game's name or of a round id. */
  search: z.optional(z.string().check(z.maxLength(64))),
};

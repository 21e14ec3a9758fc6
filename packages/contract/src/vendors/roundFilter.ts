import * as z from 'zod/mini';

/** Which rounds of a member are meant, besides a stretch of time. */
export const roundFilter = {
  gameClassify: z.optional(z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'])),
  status: z.optional(z.enum(['open', 'won', 'lost', 'cancelled'])),
  /** Part of a game's name or of a round's number. */
  search: z.optional(z.string().check(z.maxLength(64))),
};

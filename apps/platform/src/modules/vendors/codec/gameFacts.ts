import * as z from 'zod/mini';
import type { ListedGame } from './ListedGame.ts';

const units = z.int().check(z.gte(0));
const name = z.optional(z.string().check(z.maxLength(100)));

/** What vendors report of a game besides code and name, in every dialect. Amounts are 1/100,000 units. */
export const gameFacts = {
  /** By the vendor's own language codes. */
  names: z.optional(z.record(z.string(), name)),
  category: z.string().check(z.maxLength(64)),
  /** Of a slot: scratch cards, video poker, jackpots, table games, arcade or bingo. */
  sub_category: z.optional(z.enum(['', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'])),
  lines: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  min_bet: z.optional(units),
  max_bet: z.optional(units),
  /** Possible total stakes, with all lines. */
  bets: z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(64))),
  /** Percent with at most two decimals, as text. */
  rtp: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/))),
  tags: z.optional(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(16))),
  /** URL of its picture; skipped if not of the vendor's own origin. */
  picture: z.optional(z.string().check(z.maxLength(1_024))),
  is_demo_available: z.optional(z.boolean()),
};

export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));
export const gameName = z.string().check(z.minLength(1), z.maxLength(100));

/** No vendor has more games than this. */
export const MOST_GAMES = 5_000;

type Facts = Omit<z.output<z.ZodMiniObject<typeof gameFacts>>, 'category'>;

/** A listed game, from the common fields and what its dialect names differently. */
export function listedAs(
  { sub_category: subCategory, min_bet: minBet, max_bet: maxBet, bets, is_demo_available, ...same }: Facts,
  named: Pick<ListedGame, 'code' | 'name' | 'category'>,
): ListedGame {
  return {
    ...same,
    ...named,
    ...{ subCategory, isDemoAvailable: is_demo_available, bets: bets?.map(BigInt) },
    ...{ minBet: minBet === undefined ? undefined : BigInt(minBet) },
    ...{ maxBet: maxBet === undefined ? undefined : BigInt(maxBet) },
  };
}

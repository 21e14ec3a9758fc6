import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { operation } from '../operation.ts';
import { amount, pageNumber, pageOf, wholeNumber } from '../shapes.ts';
import { runningMaintenance } from '../vendors/brandVendor.ts';
import { subCategory } from './catalogueGame.ts';
import { lobbyFilter } from './lobbyFilter.ts';

/** A game as a lobby tile shows it. */
export const game = z.strictObject({
  nodeId: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameClassify: z.string(),
  name: storedTexts,
  image: z.string(),
  badge: z.enum(['', 'NEW', 'HOT']),
  lines: z.int(),
  minBet: amount,
  maxBet: amount,
  /** RTP in hundredths of a percent, as the vendor states it; 0 when not stated. */
  returnToPlayerBps: z.int(),
  hasFreePlay: z.boolean(),
  /** For slots: scratch cards, video poker, jackpots, table games, arcade or bingo. */
  subCategory,
  isAvailable: z.boolean(),
  maintenance: runningMaintenance,
});

/** Large, because a lobby that filters client-side loads all of its games in few pages. */
const gamePageSize = z._default(z.optional(wholeNumber(1, 1_000)), 20);

/** Games of a category, with search and filters. */
export const listGames = operation({
  id: 'games.listGames',
  method: 'GET',
  path: '/lgw/games/games',
  audience: 'public',
  summary: 'Games',
  input: z.strictObject({
    ...lobbyFilter,
    gameClassify: z._default(lobbyFilter.gameClassify, 'RNG'),
    pageNum: pageNumber,
    pageSize: gamePageSize,
  }),
  output: pageOf(game),
  errors: [],
});

import type { listPromotions, listVendors, OutputOf } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { loadGames } from './loadGames.ts';
import type { Start } from './Start.ts';
import { unitsOf } from './unitsOf.ts';

/** The first page of slots, asked for in one way everywhere so that one answer serves home, lobby and server. */
export const firstSlots = { gameClassify: 'RNG', pageSize: 60 } as const;

/**
 * The answers that come with every page, under the names that `query` would give them. They are written out here since the
 * contract's checks are a fifth of the code of a first view, and the server has made them before it rendered.
 */
export const firstAnswers = {
  vendors: queryOptions({
    queryKey: ['games.listVendors', {}],
    queryFn: async ({ signal }): Promise<OutputOf<typeof listVendors>> => {
      const { askPublic } = await import('./askPublic.ts');
      return askPublic('/lgw/games/gameVendor', {}, signal);
    },
  }),
  slots: queryOptions({
    queryKey: ['games.listGames', { ...firstSlots, pageSize: String(firstSlots.pageSize) }],
    queryFn: ({ signal }) => loadGames(firstSlots, signal),
  }),
};

/** Reads the amounts of what the house promises as the rest of the code has them. */
export const readPromotions = (given: NonNullable<Start['campaigns']>): OutputOf<typeof listPromotions> =>
  given.map(({ terms, prizes, loss, freeRounds, ...rest }) => ({
    ...rest,
    loss: loss && { ...loss, below: unitsOf(loss.below) },
    freeRounds: freeRounds && { ...freeRounds, stake: unitsOf(freeRounds.stake) },
    terms: { ...terms, amount: unitsOf(terms.amount), cap: unitsOf(terms.cap), minimum: unitsOf(terms.minimum) },
    prizes: prizes.map((prize) => ({ ...prize, amount: unitsOf(prize.amount) })),
  }));

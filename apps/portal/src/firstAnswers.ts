import type { listVendors, OutputOf } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { loadGames } from './loadGames.ts';
import { keyOf } from './need.ts';
import { firstSlots, needs } from './needs.ts';

/**
 * The answers that come with every page, as queries. How to ask is written out here since the contract's checks are a fifth
 * of the code of a first view, and the server has made them before it rendered.
 */
export const firstAnswers = {
  vendors: queryOptions({
    queryKey: keyOf(needs.vendors),
    queryFn: async ({ signal }): Promise<OutputOf<typeof listVendors>> => {
      const { askPublic } = await import('./askPublic.ts');
      return askPublic('/lgw/games/gameVendor', {}, signal);
    },
  }),
  slots: queryOptions({
    queryKey: keyOf(needs.slots),
    queryFn: ({ signal }) => loadGames(firstSlots, signal),
  }),
};

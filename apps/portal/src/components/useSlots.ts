import { listGames } from '@baize/contract/games/listGames';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { firstSlots } from '../createQueries.ts';

/** The first page of slots; it comes with every page. */
export function useSlots() {
  return useQuery(query(listGames, firstSlots));
}

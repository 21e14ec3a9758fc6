import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadGames } from '../loadGames.ts';
import { useSettled } from './useSettled.ts';

const SHOWN = 6;

/** Games that match what is typed, asked for once the typing pauses. */
export function useGameSearch(text: string) {
  const settled = useSettled(text);
  const wanted = text.trim();
  const found = useQuery({
    queryKey: ['games.listGames', { search: settled, pageSize: String(SHOWN) }],
    queryFn: ({ signal }) => loadGames({ search: settled, pageSize: SHOWN }, signal),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  return {
    isOpen: wanted !== '' && settled !== '',
    isLoading: found.isPending || settled !== wanted,
    isError: found.isError,
    games: found.data?.content ?? [],
    total: found.data?.totalRows ?? 0,
    text: settled,
  };
}

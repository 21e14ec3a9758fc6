import type { listGames, OutputOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { firstAnswers } from '../../firstAnswers.ts';
import { loadGames } from '../../loadGames.ts';
import { firstSlots } from '../../needs.ts';
import type { Game } from '../../components/useOpenGame.ts';
import { prepareWords } from './lobbyGames.ts';

type Page = OutputOf<typeof listGames>;

/** A long list is asked for anew no sooner than this. */
const FRESH_MS = 60_000;
/** As many as one answer carries. */
const MOST = 1_000;

/**
 * All games of the lobby. The first ones came with the document; the rest is asked for once they are shown, so that
 * whatever is searched or filtered is found among all of them and without a further call.
 */
export function useLobby() {
  const first = useQuery(firstAnswers.slots);
  const total = first.data?.totalRows ?? 0;
  const isLong = total > firstSlots.pageSize;
  const all = useQuery({
    queryKey: ['games.lobby', total],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const ask = (pageNum: number): Promise<Page> =>
        loadGames({ gameClassify: firstSlots.gameClassify, pageSize: MOST, pageNum }, signal);
      const { content, totalPages } = await ask(1);
      const games = [...content];
      prepareWords(content);
      for (let page = 2; page <= totalPages; page += 1) {
        const { content: more } = await ask(page);
        prepareWords(more);
        games.push(...more);
      }
      return games;
    },
    enabled: isLong,
    staleTime: FRESH_MS,
  });
  return {
    games: (isLong ? all.data : undefined) ?? first.data?.content ?? [],
    total,
    isLoading: first.isPending,
    isError: first.isError && first.data === undefined,
    /** The first games are there and the others are not. */
    isPart: isLong && all.data === undefined,
    isPartFailed: isLong && all.isError,
    retry: () => void first.refetch(),
    retryRest: () => void all.refetch(),
  };
}

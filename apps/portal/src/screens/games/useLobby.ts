import type { OutputOf } from '@baize/contract';
import { listGames } from '@baize/contract/games/listGames';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../call.ts';
import { firstSlots } from '../../createQueries.ts';
import type { Game } from '../../components/useOpenGame.ts';

type Page = OutputOf<typeof listGames>;

/** All games of the lobby, a page at a time; the first page came with the document. */
export function useLobby() {
  const first = useQueryClient().getQueryState<Page>(query(listGames, firstSlots).queryKey);
  const pages = useInfiniteQuery({
    queryKey: ['games.lobby', firstSlots],
    queryFn: ({ pageParam, signal }) => call(listGames, { ...firstSlots, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }: Page) => (pageNum < totalPages ? pageNum + 1 : undefined),
    ...(first?.data === undefined
      ? {}
      : { initialData: { pages: [first.data], pageParams: [1] }, initialDataUpdatedAt: first.dataUpdatedAt }),
  });
  const games: Game[] = pages.data?.pages.flatMap(({ content }) => content) ?? [];
  return {
    games,
    total: pages.data?.pages[0]?.totalRows ?? 0,
    isLoading: pages.isPending,
    isError: pages.isError && games.length === 0,
    retry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}

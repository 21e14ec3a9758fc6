import { listAddress } from '@baize/ui/listAddress';
import { useNavigate, useSearch, type RegisteredRouter, type RouteById, type RouteIds } from '@tanstack/react-router';

type Path = RouteIds<RegisteredRouter['routeTree']>;
type SearchOf<From extends Path> = RouteById<RegisteredRouter['routeTree'], From>['types']['fullSearchSchema'];

interface ListOptions<Search> {
  /** What is no filter but a place, such as a tab: it stays when the filters are taken off. */
  keeps?: readonly (keyof Search)[];
  /** Names the row that is open beside the list; it closes when other rows come. */
  opens?: keyof Search & string;
  /** Names the page, where a screen has two lists. */
  pages?: keyof Search & string;
}

/**
 * What a list shows stands in its address: a view can be sent to a colleague, a reload changes nothing, and the way back
 * leads through the filters as they were set.
 */
export function useListAddress<From extends Path>(from: From, options: ListOptions<SearchOf<From>> = {}) {
  type Search = SearchOf<From>;
  const { keeps = [], opens, pages = 'page' as keyof Search & string } = options;
  const navigate = useNavigate({ from: from as never });
  const search = useSearch({ from: from as never }) as Search;
  const address = listAddress<Search>({
    ...{ search, opens, pages },
    go: (next, { isReplaced } = { isReplaced: false }) =>
      void navigate({ search: next as never, ...(isReplaced ? { replace: true } : {}) }),
    isFilter: (name) => !keeps.includes(name as keyof Search),
  });
  return { search, ...address };
}

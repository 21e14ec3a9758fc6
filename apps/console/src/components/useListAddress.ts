import { useNavigate, useSearch, type RegisteredRouter, type RouteById, type RouteIds } from '@tanstack/react-router';

type Path = RouteIds<RegisteredRouter['routeTree']>;
type SearchOf<From extends Path> = RouteById<RegisteredRouter['routeTree'], From>['types']['fullSearchSchema'];

interface ListOptions<Search> {
  /** What is no filter but a place, such as a tab: it stays when the filters are taken off. */
  keeps?: readonly (keyof Search)[];
  /** Names the row that is open beside the list; it closes when other rows come. */
  opens?: keyof Search;
  /** Names the page, where a screen has two lists. */
  pages?: keyof Search;
}

/**
 * What a list shows stands in its address: a view can be sent to a colleague, a reload changes nothing, and the way back
 * leads through the filters as they were set. Another filter begins at the first page again.
 */
export function useListAddress<From extends Path>(from: From, options: ListOptions<SearchOf<From>> = {}) {
  type Search = SearchOf<From>;
  const { keeps = [], opens, pages = 'page' as keyof Search } = options;
  const navigate = useNavigate({ from: from as never });
  const search = useSearch({ from: from as never }) as Search;
  const go = (next: object, isReplaced = false): void =>
    void navigate({ search: next as never, ...(isReplaced ? { replace: true } : {}) });
  const closed = opens === undefined ? {} : { [opens]: undefined };
  const isFiltered = Object.entries(search).some(
    ([name, value]) => value !== undefined && name !== opens && !keeps.includes(name as keyof Search),
  );
  return {
    search,
    page: Number(search[pages] ?? 1),
    filter: (change: Partial<Search>): void => go({ ...search, [pages]: undefined, ...closed, ...change }),
    turn: (page: number): void => go({ ...search, ...closed, [pages]: page === 1 ? undefined : page }),
    /** Moving from row to row is no step that one goes back through. */
    open: (id: string | undefined): void => {
      if (opens !== undefined) go({ ...search, [opens]: id }, true);
    },
    /** Left out where no filter is set. */
    clear: isFiltered ? (): void => go(Object.fromEntries(keeps.map((name) => [name, search[name]]))) : undefined,
  };
}

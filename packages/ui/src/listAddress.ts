interface ListAddress<Search> {
  search: Search;
  go: (next: Search, settings?: { isReplaced: boolean }) => void;
  /** What narrows the list; everything else stays when the filters are taken off. */
  isFilter: (name: string) => boolean;
  /** Names the page. */
  pages: keyof Search & string;
  /** Names the row that is open beside the list; it closes when other rows come. */
  opens?: (keyof Search & string) | undefined;
  /** What else is shown once the filters are off, such as more days. */
  cleared?: Partial<Search> | undefined;
}

/**
 * How a list moves about in its address: another filter begins at the first page again, the first page is not written, and
 * taking the filters off leaves what is none. Which router writes it is the caller's.
 */
export function listAddress<Search>(address: ListAddress<Search>) {
  const { search, go, isFilter, pages, opens, cleared } = address;
  const closed = opens === undefined ? {} : { [opens]: undefined };
  const isSet = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && name !== opens && (name === pages || isFilter(name));
  const entries = Object.entries<unknown>(search as never);
  const clear = (): void => {
    const rest = entries.filter((entry) => !isSet(entry) && entry[0] !== opens);
    go({ ...Object.fromEntries(rest), ...cleared } as unknown as Search);
  };
  return {
    page: Number(search[pages] ?? 1),
    filter: (change: Partial<Search>): void => go({ ...search, [pages]: undefined, ...closed, ...change }),
    turn: (page: number): void => go({ ...search, ...closed, [pages]: page === 1 ? undefined : page }),
    /** Moving from row to row is no step that one goes back through. */
    open: (id: string | undefined): void => {
      if (opens !== undefined) go({ ...search, [opens]: id }, { isReplaced: true });
    },
    /** Left out where no filter is set. */
    clear: entries.some(isSet) ? clear : undefined,
  };
}

import { createContext } from 'react';

/** What stands in an address, as it was written: read with `readListAddress`. */
export type ListSearch = Readonly<Record<string, unknown>>;

/** Where the lists of a screen stand: in its address, or in what a panel over another page keeps itself. */
export interface Place {
  search: ListSearch;
  show(next: ListSearch, settings?: { isNewEntry?: boolean }): void;
}

/** Given by a screen whose lists stand in its address; without it a list keeps its place itself, as in a dialog. */
export const ListPlace = createContext<Place | undefined>(undefined);

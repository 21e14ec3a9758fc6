import { createStore } from '@baize/ui/createStore';

/**
 * Which games the member has marked, and how a mark is set; nothing until it is known. A guest has marked none, and sets
 * one by way of the login. Kept apart from what asks the server, which no page needs in order to be shown.
 */
export type Favourites = {
  ids: ReadonlySet<string>;
  toggle(nodeId: string, isFavourite: boolean): void;
};

export const favourites = createStore<Favourites | undefined>(undefined);

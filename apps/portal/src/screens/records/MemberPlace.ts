import { createContext } from 'react';
import type { Searches } from '../../paths.ts';

export type MemberSearch = Searches['/member'];

/**
 * Where the member centre is shown: as a page, whose state is the address, or as a panel over another page, which keeps
 * its state itself. Its pages read and change it here and do not know which of the two it is.
 */
export type Place = {
  isPanel: boolean;
  search: MemberSearch;
  show(search: MemberSearch, settings?: { isNewEntry?: boolean }): void;
};

export const MemberPlace = createContext<Place | undefined>(undefined);

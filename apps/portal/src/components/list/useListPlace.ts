import { use, useState } from 'react';
import { ListPlace, type ListSearch, type Place } from './ListPlace.ts';

/** Where a list stands: what the screen says, or the list's own state where it stands in no address. */
export function useListPlace(): Place {
  const place = use(ListPlace);
  const [search, show] = useState<ListSearch>({});
  return place ?? { search, show: (next) => show(next) };
}

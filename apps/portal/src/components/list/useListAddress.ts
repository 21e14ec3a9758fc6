import { dayStretches } from '@baize/ui/dayStretches';
import { listAddress } from '@baize/ui/listAddress';
import { nowMs, useBrand } from '../../useBrand.ts';
import type { ListFilters } from './ListFilter.ts';
import { readListAddress } from './readListAddress.ts';
import { useListPlace } from './useListPlace.ts';

interface AddressSettings<Filters extends ListFilters> {
  filters?: Filters | undefined;
  /** Whether the list is one of certain days. */
  hasDays?: boolean;
  /** Names the page, where a screen has two lists. */
  pages?: string | undefined;
  /** How many days are shown where the address names none. */
  presetDays?: number | undefined;
}

/** What a list shows, read from where it stands, and the ways to change it. Another filter begins at the first page again. */
export function useListAddress<Filters extends ListFilters = Record<never, never>>({
  filters = {} as Filters,
  hasDays = false,
  pages = 'pageNum',
  presetDays,
}: AddressSettings<Filters> = {}) {
  const { timeZone } = useBrand();
  const place = useListPlace();
  const said = readListAddress(place.search, {
    ...{ filters, timeZone, pages, nowMs: nowMs() },
    ...(presetDays === undefined ? {} : { presetDays }),
  });
  const isNarrowing = (name: string): boolean => Object.hasOwn(filters, name) && filters[name]?.isNarrowing === true;
  const address = listAddress<Readonly<Record<string, unknown>>>({
    search: place.search,
    go: (next) => place.show(next),
    isFilter: isNarrowing,
    pages,
    /* Where nothing matched in the days shown, more days come with the filters off. */
    cleared: hasDays ? dayStretches(said.today).previous30 : undefined,
  });
  const isNarrowed = Object.entries(said.values).some(([name, value]) => value !== undefined && isNarrowing(name));
  return { ...address, ...said, ...{ filters, hasDays, isNarrowed, search: place.search } };
}

export type ListAddress = ReturnType<typeof useListAddress>;

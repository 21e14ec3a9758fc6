import { businessDay, isDay, shiftDay } from '../../businessDay.ts';
import type { ListFilters, ValuesOf } from './ListFilter.ts';
import type { ListSearch } from './ListPlace.ts';

/** How many rows a page may have where that can be chosen. */
export const pageSizes = [20, 50, 100] as const;

/** The longest stretch that is asked for at once. */
export const MAX_DAYS = 92;

const WEEK = 7;
const LAST_PAGE = 100_000;

/** What there is to read besides: the clock by which days are counted, and the name of the page. */
interface Reading<Filters extends ListFilters> {
  filters: Filters;
  nowMs: number;
  timeZone: string;
  pages?: string;
  /** How many days are shown where the address names none. */
  presetDays?: number;
}

/**
 * Reads what a list shows out of its address. Days are days of business, both included; what makes no sense falls back to
 * what is shown without it: the last seven days, no filter, the first page.
 */
export function readListAddress<Filters extends ListFilters>(
  search: ListSearch,
  { filters, nowMs, timeZone, pages = 'pageNum', presetDays = WEEK }: Reading<Filters>,
) {
  const today = businessDay(nowMs, timeZone);
  const day = (name: string): string | undefined => {
    const said = search[name];
    return typeof said === 'string' && isDay(said) ? said : undefined;
  };
  const number = (name: string): number => Math.trunc(Number(search[name]));
  const to = day('to') ?? today;
  const wanted = day('from') ?? shiftDay(to, 1 - presetDays);
  const earliest = shiftDay(to, 1 - MAX_DAYS);
  const from = wanted > to ? to : wanted < earliest ? earliest : wanted;
  const page = number(pages);
  const size = number('pageSize');
  const values = Object.entries(filters).map(([name, filter]) => [name, filter.read(search[name])] as const);
  return {
    ...{ today, from, to },
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? pageSizes[0],
    values: Object.fromEntries(values) as ValuesOf<Filters>,
  };
}

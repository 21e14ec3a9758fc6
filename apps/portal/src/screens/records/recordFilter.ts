import { businessDay, isDay, shiftDay, startOfDay } from '../../businessDay.ts';

export const statuses = ['open', 'won', 'lost', 'cancelled'] as const;
export type RoundStatus = (typeof statuses)[number];

export const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;
type Category = (typeof categories)[number];

/** What the betting record shows, as it stands in the address. Days are days of business, both included. */
export type RecordFilter = {
  from: string;
  to: string;
  status: RoundStatus | undefined;
  gameClassify: Category | undefined;
  search: string;
  pageNum: number;
  pageSize: number;
};

export const pageSizes = [20, 50, 100] as const;

/** The longest range that is asked for at once. */
export const MAX_DAYS = 92;

const DEFAULT_DAYS = 7;

/** Lists of what happens now and then show more days at first. */
export const MONTH_DAYS = 30;

/** Reads the filter out of the address; what makes no sense there falls back to the last days, seven unless said otherwise. */
export function recordFilter(
  search: Readonly<Record<string, unknown>>,
  nowMs: number,
  timeZone: string,
  usualDays = DEFAULT_DAYS,
): RecordFilter {
  const today = businessDay(nowMs, timeZone);
  const day = (key: string) => (typeof search[key] === 'string' && isDay(search[key]) ? search[key] : undefined);
  const to = day('to') ?? today;
  const wanted = day('from') ?? shiftDay(to, 1 - usualDays);
  const earliest = shiftDay(to, 1 - MAX_DAYS);
  const from = wanted > to ? to : wanted < earliest ? earliest : wanted;
  const number = (key: string) => Math.trunc(Number(search[key]));
  const pageNum = number('pageNum');
  const pageSize = number('pageSize');
  return {
    from,
    to,
    status: statuses.find((status) => status === search['status']),
    gameClassify: categories.find((category) => category === search['gameClassify']),
    search:
      typeof search['search'] === 'string' || typeof search['search'] === 'number'
        ? String(search['search']).slice(0, 64)
        : '',
    pageNum: pageNum >= 1 && pageNum <= 100_000 ? pageNum : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
  };
}

/** The days as a call takes them: moments, from the first day's beginning up to where the day after the last one begins. */
export function stretchInput({ from, to }: Pick<RecordFilter, 'from' | 'to'>, timeZone: string) {
  const begin = (day: string): string => new Date(startOfDay(day, timeZone)).toISOString();
  return { from: begin(from), to: begin(shiftDay(to, 1)) };
}

/**
 * The filter as the call takes it: moments instead of days, up to where the day after the last one begins. That a
 * lottery's day begins later is seen to by the call.
 */
export function filterInput(filter: RecordFilter, timeZone: string) {
  return {
    ...stretchInput(filter, timeZone),
    ...(filter.status === undefined ? {} : { status: filter.status }),
    ...(filter.gameClassify === undefined ? {} : { gameClassify: filter.gameClassify }),
    ...(filter.search === '' ? {} : { search: filter.search }),
  };
}

import type { CallError } from '@baize/client/CallError';
import type { CallInput } from '@baize/client/createClient';
import type { Operation, OutputOf } from '@baize/contract';
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useBrand } from '../../useBrand.ts';
import type { ListFilters, ValuesOf } from './ListFilter.ts';
import { momentsOf } from './momentsOf.ts';
import { useListAddress } from './useListAddress.ts';

/** How the operation takes the days: as they are, or as the moments at which they begin and end. */
type DaysForm = 'days' | 'moments' | undefined;

interface ListSettings<Op extends Operation, Filters extends ListFilters, Days extends DaysForm> {
  /** Asked by the names that they have here. */
  filters?: Filters;
  days?: Days;
  /** How many days are shown where the address names none; seven where it is left out. */
  presetDays?: number;
  /** How many rows a page has; `chosen` leaves it to the member, and what comes in one piece is `whole`. */
  size?: number | 'chosen' | 'whole';
  /** Names the page, where a screen has two lists. */
  pages?: string;
  /** What is asked besides, whatever the filters are. */
  ask?: Partial<CallInput<Op>>;
  /** Another mark is another list, though the same is asked. */
  mark?: string;
  options?: Pick<
    UseQueryOptions<OutputOf<Op>, CallError>,
    'enabled' | 'refetchInterval' | 'refetchOnMount' | 'staleTime'
  >;
}

type Asked<Filters extends ListFilters, Days extends DaysForm> = ValuesOf<Filters> &
  (Days extends string ? { from: string; to: string } : unknown);

/**
 * A list page by page: what it shows stands in the address of its screen, and its rows are read by `operation`. Old rows stay
 * until the next ones are there. `asked` is what the list was asked by, without the page, for a file of all its rows.
 */
export function useList<
  Op extends Operation,
  Filters extends ListFilters = Record<never, never>,
  Days extends DaysForm = undefined,
>(operation: Op, settings: ListSettings<Op, Filters, Days> = {}) {
  const { filters, days, presetDays, size = 20, pages, ask, mark, options } = settings;
  const { timeZone } = useBrand();
  /* What comes in one piece stands on no page, though another list of the screen may. */
  const address = useListAddress({
    filters,
    pages: size === 'whole' ? '' : pages,
    hasDays: days !== undefined,
    presetDays,
  });
  const { from, to, values, page } = address;
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const between = days === undefined ? {} : days === 'days' ? { from, to } : momentsOf({ from, to }, timeZone);
  const asked = { ...set, ...between } as unknown as Asked<Filters, Days>;
  const isSized = size === 'chosen';
  const paged = size === 'whole' ? {} : { pageNum: page, pageSize: isSized ? address.pageSize : size };
  const rows = query(operation, { ...asked, ...ask, ...paged } as unknown as CallInput<Op>);
  const reading = useQuery<OutputOf<Op>, CallError>({
    ...rows,
    placeholderData: keepPreviousData,
    ...options,
    ...(mark === undefined ? {} : { queryKey: [...rows.queryKey, mark] }),
  });
  return { ...address, ...{ reading, asked, isSized, data: reading.data } };
}

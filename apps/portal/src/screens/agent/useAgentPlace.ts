import { businessDay, isDay, shiftDay } from '../../businessDay.ts';
import type { Searches } from '../../paths.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

type Search = Searches['/agentHome'];

const MAX_DAYS = 92;
const pageSizes = [20, 50, 100] as const;

/** What stands in the address of the agent centre, read for its pages, and the way to change it. */
export function useAgentPlace() {
  const navigate = useNavigate();
  const search = useSearch('/agentHome');
  const { timeZone } = useBrand();
  const today = businessDay(nowMs(), timeZone);
  const text = (key: string): string | undefined => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined;
  };
  const day = (key: string): string | undefined => {
    const value = text(key);
    return value !== undefined && isDay(value) ? value : undefined;
  };
  const to = day('to') ?? today;
  const wanted = day('from') ?? shiftDay(to, -6);
  const earliest = shiftDay(to, 1 - MAX_DAYS);
  const from = wanted > to ? to : wanted < earliest ? earliest : wanted;
  const page = Math.trunc(Number(text('pageNum')));
  const show = (next: Search, isNewEntry = false): void =>
    void navigate({ to: '/agentHome', search: next, replace: !isNewEntry, resetScroll: false });
  return {
    ...{ search, text, today, from, to, pageSizes },
    pageNum: page >= 1 && page <= 100_000 ? page : 1,
    pageSize: pageSizes.find((size) => size === Number(text('pageSize'))) ?? pageSizes[0],
    show,
    /** Changes the filter; whatever is changed, the list begins at its first page. */
    change: (next: Record<string, unknown>): void => show({ ...search, pageNum: undefined, ...next }),
    /** Opens another page of the centre, with the same days. */
    open: (next: Search): void => show({ ...(day('to') && { from, to }), ...next }, true),
  };
}

import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';

const sides = ['received', 'given', 'contracts'] as const;
export type PaySide = (typeof sides)[number];

export const PAGE_SIZE = 20;

/** What a pay page shows and which page of it, as it stands in the address. */
export function usePayPlace() {
  const navigate = useNavigate();
  const search = useSearch('/agentHome');
  const side = sides.find((one) => one === search['side']) ?? 'received';
  const at = Math.trunc(Number(search['pageNum']));
  const show = (change: Record<string, unknown>): void =>
    void navigate({ to: '/agentHome', search: { ...search, ...change }, replace: true, resetScroll: false });
  return {
    side,
    pageNum: at >= 1 && at <= 100_000 ? at : 1,
    setSide: (next: PaySide): void => show({ side: next, pageNum: undefined }),
    setPage: (next: number): void => show({ pageNum: String(next) }),
  };
}

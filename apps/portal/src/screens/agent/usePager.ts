import { useSizedPagerLabels } from '../../components/useSizedPagerLabels.ts';
import { useAgentPlace } from './useAgentPlace.ts';

/** The pager of a list whose page stands in the address of the agent centre. */
export function usePager(totalPages: number) {
  const labels = useSizedPagerLabels();
  const { pageNum, pageSize, pageSizes, search, show, change } = useAgentPlace();
  return {
    page: pageNum,
    pageCount: Math.max(1, totalPages),
    onPage: (next: number) => show({ ...search, pageNum: String(next) }),
    pageSize,
    pageSizes,
    onPageSize: (size: number) => change({ pageSize: String(size) }),
    labels,
  };
}

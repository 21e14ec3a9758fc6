import type { PagerProps } from '@baize/ui/Pager';
import { useT } from '../../i18n/useT.ts';
import type { ListState } from './ListState.ts';
import { pageSizes } from './readListAddress.ts';
import { usePagerLabels } from './usePagerLabels.ts';

/** The pager of a list, without how many pages there are. */
export function useListPager({ page, turn, pageSize, isSized, filter }: ListState): Omit<PagerProps, 'pageCount'> {
  const t = useT();
  const labels = usePagerLabels();
  if (!isSized) return { page, onPage: turn, labels };
  return {
    ...{ page, onPage: turn, pageSize, pageSizes },
    onPageSize: (size) => filter({ pageSize: size }),
    labels: { ...labels, pageSize: t('list.pageSize'), perPage: (size) => t('list.perPage', { size }) },
  };
}

import { useT } from '../i18n/useT.ts';
import { usePagerLabels } from './usePagerLabels.ts';

/** What the buttons of a pager are called where the size of a page can be chosen as well. */
export function useSizedPagerLabels() {
  const t = useT();
  return {
    ...usePagerLabels('records'),
    pageSize: t('records.pageSize'),
    perPage: (size: number) => t('records.perPage', { size }),
  };
}

import type { PagerProps } from '@baize/ui/Pager';
import { useT } from '../i18n/useT.ts';

export function usePagerLabels(): PagerProps['labels'] {
  const t = useT();
  return {
    pages: t('table.pages'),
    previous: t('table.previous'),
    next: t('table.next'),
    page: (page) => t('table.page', { page }),
  };
}

import type { PagerProps } from '@baize/ui/Pager';
import { useT } from '../../i18n/useT.ts';

export function usePagerLabels(): PagerProps['labels'] {
  const t = useT();
  return {
    pages: t('shell.pages'),
    previous: t('shell.previousPage'),
    next: t('shell.nextPage'),
    page: (at) => t('shell.pageOf', { page: at }),
  };
}

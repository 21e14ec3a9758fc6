import { Skeleton } from '@baize/ui/Skeleton';
import { useT } from '../i18n/useT.ts';

/** The place of a page within a centre while its code and words arrive. */
export function PagePending() {
  const t = useT();
  return (
    <div aria-busy="true" aria-label={t('shell.loading')}>
      <Skeleton className="h-80 w-full rounded-panel" />
    </div>
  );
}

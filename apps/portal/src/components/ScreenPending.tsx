import { Skeleton } from '@baize/ui/Skeleton';
import { useT } from '../i18n/useT.ts';

/** Blocks of a screen's rough shape while its code arrives. */
export function ScreenPending() {
  const t = useT();
  return (
    <div aria-busy="true" aria-label={t('shell.loading')} className="content-column grid gap-4 py-6">
      <Skeleton className="h-40 rounded-panel" />
      <div className="grid grid-cols-3 gap-4 lg:grid-cols-6">
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} className="aspect-3/4 rounded-panel" />
        ))}
      </div>
    </div>
  );
}

import { ErrorState } from '@baize/ui/ErrorState';
import { useT } from '../i18n/useT.ts';

/** A screen that could not be shown, most often because its code did not arrive. */
export function ScreenError({ reset }: { reset?: () => void }) {
  const t = useT();
  return (
    <div className="content-column py-10">
      <ErrorState
        title={t('shell.screenFailed')}
        hint={t('shell.screenFailedHint')}
        retryLabel={t('shell.retry')}
        onRetry={() => {
          reset?.();
          window.location.reload();
        }}
      />
    </div>
  );
}

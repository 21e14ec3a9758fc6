import { ErrorState } from '@baize/ui/ErrorState';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../i18n/useT.ts';
import { useErrorText } from './useErrorText.ts';

/** A screen that could not be shown at all. */
export function ScreenError({ error }: { error: unknown }) {
  const t = useT();
  const router = useRouter();
  const errorText = useErrorText();
  return (
    <div className="mx-auto max-w-160 p-4 py-10">
      <ErrorState
        title={t('shell.screenFailed')}
        hint={errorText(error)}
        retryLabel={t('shell.retry')}
        onRetry={() => void router.invalidate()}
      />
    </div>
  );
}

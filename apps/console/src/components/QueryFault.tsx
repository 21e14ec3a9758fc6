import { ErrorState } from '@baize/ui/ErrorState';
import { useT } from '../i18n/useT.ts';
import { useErrorText } from './useErrorText.ts';

/** A read that failed, and the way to try it again. */
export function QueryFault({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('shell.readFailed')}
      hint={errorText(error)}
      retryLabel={t('shell.retry')}
      onRetry={() => void onRetry()}
    />
  );
}

import { ErrorState } from '@baize/ui/ErrorState';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';

/** What stands in place of a page's rows when they did not arrive. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('team.failed')}
      hint={errorText(error)}
      retryLabel={t('team.retry')}
      onRetry={() => void onRetry()}
    />
  );
}

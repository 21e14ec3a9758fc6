import { ErrorState } from '@baize/ui/ErrorState';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';

/** What stands in place of something that did not arrive. */
export function Unloaded({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('contracts.failed')}
      hint={errorText(error)}
      retryLabel={t('contracts.retry')}
      onRetry={() => void onRetry()}
    />
  );
}

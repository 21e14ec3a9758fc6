import { ErrorState } from '@baize/ui/ErrorState';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import type { ListState } from './ListState.ts';

/** What stands in place of rows that did not come: that they did not, why, and the way to ask again. */
export function ListFault({ reading, title }: { reading: ListState['reading']; title?: string | undefined }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title ?? t('list.failed')}
      hint={reading.error === null ? undefined : errorText(reading.error)}
      retryLabel={t('shell.retry')}
      onRetry={() => void reading.refetch()}
    />
  );
}

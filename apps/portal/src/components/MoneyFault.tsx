import { Callout } from '@baize/ui/Callout';
import { useT } from '../i18n/useT.ts';
import { isUnknown } from './isUnknown.ts';
import { useErrorText } from './useErrorText.ts';

/** Why money was not moved; or that nobody knows yet, and that asking again never moves it twice. */
export function MoneyFault({ error }: { error: unknown }) {
  const t = useT();
  const errorText = useErrorText();
  return isUnknown(error) ? (
    <Callout isLive tone="warning" title={t('error.notKnown')}>
      {t('error.notKnownHint')}
    </Callout>
  ) : (
    <Callout isLive tone="danger">
      {errorText(error)}
    </Callout>
  );
}

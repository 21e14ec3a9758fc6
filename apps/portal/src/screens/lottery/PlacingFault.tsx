import { Callout } from '@baize/ui/Callout';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { isUnknown } from '../../components/isUnknown.ts';
import { useRefusalDetail } from './useRefusalDetail.ts';

/** Why bets were not taken and what that means; or that nobody knows yet, and that asking again never bets twice. */
export function PlacingFault({ error, meaning }: { error: unknown; meaning: string }) {
  const t = useT();
  const errorText = useErrorText();
  const detail = useRefusalDetail()(error);
  return isUnknown(error) ? (
    <Callout isLive tone="warning" title={t('lottery.unknown')}>
      {t('lottery.unknownHint')}
    </Callout>
  ) : (
    <Callout isLive tone="danger" title={errorText(error)}>
      {detail === undefined ? null : <span className="block">{detail}</span>}
      {meaning}
    </Callout>
  );
}

import { CallError } from '@baize/client/CallError';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { MoneyFault } from '../../components/MoneyFault.tsx';
import { isUnknown } from '../../components/isUnknown.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { openMemberPanel } from '../../layer.ts';

/** Why an exchange was refused; whoever has no payment password is led to where one is set. */
export function ExchangeFault({ error, onLeave }: { error: Error; onLeave: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  if (isUnknown(error)) return <MoneyFault error={error} />;
  const isMissing = error instanceof CallError && error.code === 'payment_password_missing';
  return (
    <Callout
      tone="danger"
      isLive
      action={
        isMissing ? (
          <Button
            size="s"
            tone="felt"
            onClick={() => {
              onLeave();
              openMemberPanel('securityCenter');
            }}
          >
            {t('points.setPassword')}
          </Button>
        ) : undefined
      }
    >
      {errorText(error)}
    </Callout>
  );
}

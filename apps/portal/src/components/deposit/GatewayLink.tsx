import { buttonClass } from '@baize/ui/buttonClass';
import { Callout } from '@baize/ui/Callout';
import { Icon } from '@baize/ui/Icon';
import { Spinner } from '@baize/ui/Spinner';
import { VisuallyHidden } from '@baize/ui/VisuallyHidden';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import type { Deposit } from './Deposit.ts';

/** The way to the gateway's page, in a tab of its own, so that this one sees the money arrive. */
export function GatewayLink({ deposit }: { deposit: Deposit }) {
  const t = useT();
  if (deposit.payUrl === null) {
    return (
      <Callout tone="info" isLive title={t('wallet.gateway.waiting')} action={<Spinner />}>
        {t('wallet.gateway.waitingText')}
      </Callout>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <a
        href={deposit.payUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ tone: 'brass', size: 'l', isBlock: true })}
      >
        {t('wallet.gateway.open', { amount: moneyText(deposit.amount, deposit.currency) })}
        <Icon name="external" size={18} />
        <VisuallyHidden>({t('wallet.gateway.newTab')})</VisuallyHidden>
      </a>
      <p className="text-dense text-text-2">{t('wallet.gateway.hint')}</p>
    </div>
  );
}

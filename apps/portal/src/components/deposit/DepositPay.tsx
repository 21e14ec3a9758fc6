import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Deposit } from './Deposit.ts';
import { HeldReason } from './HeldReason.tsx';
import { HandIn } from './HandIn.tsx';
import { PayPanel } from './PayPanel.tsx';
import { DepositTimeline } from './DepositTimeline.tsx';
import { RejectReason } from './RejectReason.tsx';

interface DepositPayProps {
  deposit: Deposit;
  onAnother: () => void;
  onClose?: (() => void) | undefined;
}

/** How to pay; below it, what the payer can show of it, and how far the deposit has come. */
export function DepositPay({ deposit, onAnother, onClose }: DepositPayProps) {
  const t = useT();
  const isOpen = deposit.status === 'pending';

  return (
    <div className="flex flex-col gap-5">
      {isOpen ? <PayPanel deposit={deposit} /> : <Outcome deposit={deposit} />}
      {isOpen && deposit.kind !== 'gateway' ? <HandIn deposit={deposit} /> : null}
      <section aria-labelledby="deposit-progress">
        <h3 id="deposit-progress" className="mb-3 flex items-center gap-2 text-h4 text-text-1">
          {t('wallet.progress')}
          <Badge>{t('wallet.number', { id: deposit.id })}</Badge>
        </h3>
        <DepositTimeline deposit={deposit} />
      </section>
      <div className="flex flex-wrap gap-2">
        <Button tone="neutral" className="flex-1" onClick={onAnother}>
          {isOpen ? t('wallet.back') : t('wallet.another')}
        </Button>
        {onClose ? (
          <Button tone={deposit.status === 'approved' ? 'felt' : 'neutral'} className="flex-1" onClick={onClose}>
            {isOpen ? t('wallet.closeAndWait') : t('wallet.done')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** How a deposit ended, announced where the bank details stood. */
function Outcome({ deposit }: { deposit: Deposit }) {
  const t = useT();
  if (deposit.status === 'approved') {
    const credited = moneyText(deposit.credited, deposit.currency);
    return (
      <Callout tone="success" isLive title={t('wallet.outcome.approved', { amount: credited })}>
        {t('wallet.outcome.approvedText')}
      </Callout>
    );
  }
  if (deposit.status === 'review') {
    return (
      <Callout tone="info" isLive title={t('wallet.outcome.review')}>
        {t('wallet.outcome.reviewText')}
      </Callout>
    );
  }
  if (deposit.status === 'rejected') {
    return (
      <Callout tone="danger" isLive title={t('wallet.outcome.rejected')}>
        <RejectReason reason={deposit.publicReason} />
      </Callout>
    );
  }
  if (deposit.status === 'held') {
    return (
      <Callout tone="warning" isLive title={t('wallet.outcome.held')}>
        <HeldReason heldFor={deposit.heldFor} /> {t('wallet.outcome.heldText')}
      </Callout>
    );
  }
  if (deposit.status === 'returned') {
    return (
      <Callout tone="info" isLive title={t('wallet.outcome.returned')}>
        {t('wallet.outcome.returnedText', { reference: deposit.returnReference })}
      </Callout>
    );
  }
  return (
    <Callout tone="warning" isLive title={t('wallet.outcome.expired')}>
      {t('wallet.outcome.expiredText')}
    </Callout>
  );
}

import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Countdown } from '@baize/ui/Countdown';
import { formatAmount } from '@baize/maths';
import { Ticket } from '@baize/ui/Ticket';
import type { ReactNode } from 'react';
import { nowMs } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Deposit } from './Deposit.ts';
import { DepositTimeline } from './DepositTimeline.tsx';
import { RejectReason } from './RejectReason.tsx';

interface DepositPayProps {
  deposit: Deposit;
  onAnother: () => void;
  onClose?: (() => void) | undefined;
}

/** What to transfer, to whom and with which remark; below it, how far the deposit has come. */
export function DepositPay({ deposit, onAnother, onClose }: DepositPayProps) {
  const t = useT();
  const amount = moneyText(deposit.amount, deposit.currency);
  const isOpen = deposit.status === 'pending';
  const labels = (what: string) => ({ copy: t('wallet.copy', { what }), copied: t('wallet.copied') });

  return (
    <div className="flex flex-col gap-5">
      {isOpen ? (
        <Ticket
          level={3}
          title={t('wallet.pay.title')}
          aside={
            <span className="flex items-center gap-2 text-dense text-text-2">
              {t('wallet.pay.expires')}
              <Countdown
                size="m"
                endsAtMs={Date.parse(deposit.expiresAt)}
                nowMs={nowMs}
                announce={(seconds) => t('wallet.pay.secondsLeft', { seconds })}
              />
            </span>
          }
          totals={[
            { label: t('wallet.summary.pay'), value: amount },
            { label: t('wallet.summary.fee'), value: moneyText(deposit.fee, deposit.currency) },
            {
              label: t('wallet.summary.credited'),
              value: moneyText(deposit.credited, deposit.currency),
              isStrong: true,
            },
          ]}
        >
          <div className="rounded-control bg-cloth p-4 text-center shadow-cushion">
            <p className="text-dense text-text-2">{t('wallet.pay.remark')}</p>
            <Copyable
              value={deposit.remark}
              labels={labels(t('wallet.pay.remarkName'))}
              className="mt-1 text-num-l tracking-wide"
            />
            <p className="mt-1 text-cap text-text-2">{t('wallet.pay.remarkHint')}</p>
          </div>
          <dl className="flex flex-col">
            <Detail label={t('wallet.pay.amount')}>
              <Copyable
                value={formatAmount(deposit.amount)}
                display={amount}
                labels={labels(t('wallet.pay.amount'))}
                className="text-label"
              />
            </Detail>
            <Detail label={t('wallet.pay.bank')}>
              <Copyable value={deposit.payTo.bank} labels={labels(t('wallet.pay.bank'))} className="text-label" />
            </Detail>
            <Detail label={t('wallet.pay.accountName')}>
              <Copyable
                value={deposit.payTo.accountName}
                labels={labels(t('wallet.pay.accountName'))}
                className="text-label"
              />
            </Detail>
            <Detail label={t('wallet.pay.accountNumber')}>
              <Copyable
                value={deposit.payTo.accountNumber}
                labels={labels(t('wallet.pay.accountNumber'))}
                className="text-label tracking-wide"
              />
            </Detail>
          </dl>
        </Ticket>
      ) : (
        <Outcome deposit={deposit} />
      )}
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
  if (deposit.status === 'rejected') {
    return (
      <Callout tone="danger" isLive title={t('wallet.outcome.rejected')}>
        <RejectReason reason={deposit.publicReason} />
      </Callout>
    );
  }
  return (
    <Callout tone="warning" isLive title={t('wallet.outcome.expired')}>
      {t('wallet.outcome.expiredText')}
    </Callout>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line-1 last:border-b-0">
      <dt className="shrink-0 text-dense text-text-2">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}

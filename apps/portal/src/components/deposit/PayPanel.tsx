import { formatAmount } from '@baize/maths';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Countdown } from '@baize/ui/Countdown';
import { QrCode } from '@baize/ui/QrCode';
import { Ticket } from '@baize/ui/Ticket';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import type { Deposit } from './Deposit.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { methodName } from './methodName.ts';
import { GatewayLink } from './GatewayLink.tsx';

/** What to pay, to whom and until when: a transfer, a code to scan, an address on a chain, or the gateway's page. */
export function PayPanel({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const language = useLanguage();
  const titles = {
    bankTransfer: t('wallet.pay.title'),
    qr: t('wallet.qr.title'),
    crypto: t('wallet.crypto.title'),
    gateway: t('wallet.gateway.title', { name: methodName(deposit.methodName, deposit.methodNames, language) }),
  };
  return (
    <Ticket
      level={3}
      title={titles[deposit.kind]}
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
        { label: t('wallet.summary.pay'), value: moneyText(deposit.amount, deposit.currency) },
        { label: t('wallet.summary.fee'), value: moneyText(deposit.fee, deposit.currency) },
        {
          label: t('wallet.summary.credited'),
          value: moneyText(deposit.credited, deposit.currency),
          isStrong: true,
        },
      ]}
    >
      {deposit.kind === 'gateway' ? <GatewayLink deposit={deposit} /> : null}
      {deposit.kind === 'qr' ? <ScanCode deposit={deposit} /> : null}
      {deposit.kind === 'crypto' ? <ChainAddress deposit={deposit} /> : null}
      {deposit.kind === 'bankTransfer' ? <BankDetails deposit={deposit} /> : null}
    </Ticket>
  );
}

function BankDetails({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const labels = useLabels();
  const { bank, accountName, accountNumber } = deposit.payTo;
  return (
    <>
      <Remark deposit={deposit} />
      <dl className="flex flex-col">
        <Amount deposit={deposit} />
        <Detail label={t('wallet.pay.bank')}>
          <Copyable value={bank} labels={labels(t('wallet.pay.bank'))} className="text-label" />
        </Detail>
        <Detail label={t('wallet.pay.accountName')}>
          <Copyable value={accountName} labels={labels(t('wallet.pay.accountName'))} className="text-label" />
        </Detail>
        <Detail label={t('wallet.pay.accountNumber')}>
          <Copyable
            value={accountNumber}
            labels={labels(t('wallet.pay.accountNumber'))}
            className="text-label tracking-wide"
          />
        </Detail>
      </dl>
    </>
  );
}

function ScanCode({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const amount = moneyText(deposit.amount, deposit.currency);
  return (
    <>
      <div className="flex justify-center">
        <QrCode value={deposit.qrText} label={t('wallet.qr.picture', { amount })} />
      </div>
      <Remark deposit={deposit} />
      <dl className="flex flex-col">
        <Amount deposit={deposit} />
        <Detail label={t('wallet.qr.service')}>
          <span className="text-label">{deposit.payTo.bank}</span>
        </Detail>
        <Detail label={t('wallet.pay.accountName')}>
          <span className="text-label">{deposit.payTo.accountName}</span>
        </Detail>
      </dl>
    </>
  );
}

function ChainAddress({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const labels = useLabels();
  const { bank, accountNumber } = deposit.payTo;
  return (
    <>
      <Callout tone="warning">{t('wallet.crypto.warning', { network: deposit.network })}</Callout>
      <div className="flex justify-center">
        <QrCode value={accountNumber} label={t('wallet.crypto.picture')} />
      </div>
      <dl className="flex flex-col">
        <Amount deposit={deposit} />
        <Detail label={t('wallet.crypto.coin')}>
          <span className="text-label">{bank}</span>
        </Detail>
        <Detail label={t('wallet.crypto.network')}>
          <span className="text-label">{deposit.network}</span>
        </Detail>
        <Detail label={t('wallet.crypto.address')}>
          <Copyable value={accountNumber} isMono labels={labels(t('wallet.crypto.address'))} />
        </Detail>
      </dl>
    </>
  );
}

function Remark({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const labels = useLabels();
  return (
    <div className="rounded-control bg-cloth p-4 text-center shadow-cushion">
      <p className="text-dense text-text-2">{t('wallet.pay.remark')}</p>
      <Copyable
        value={deposit.remark}
        labels={labels(t('wallet.pay.remarkName'))}
        className="mt-1 text-num-l tracking-wide"
      />
      <p className="mt-1 text-cap text-text-2">{t('wallet.pay.remarkHint')}</p>
    </div>
  );
}

function Amount({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const labels = useLabels();
  return (
    <Detail label={t('wallet.pay.amount')}>
      <Copyable
        value={formatAmount(deposit.amount)}
        display={moneyText(deposit.amount, deposit.currency)}
        labels={labels(t('wallet.pay.amount'))}
        className="text-label"
      />
    </Detail>
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

function useLabels() {
  const t = useT();
  return (what: string) => ({ copy: t('wallet.copy', { what }), copied: t('wallet.copied') });
}

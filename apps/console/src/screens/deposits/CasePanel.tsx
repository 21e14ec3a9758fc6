import { getMember, listEntries } from '@baize/contract';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Kbd } from '@baize/ui/Kbd';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { EntryKind } from '../../components/EntryKind.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { actsOfDeposit } from './actsOfDeposit.ts';
import { DepositProof } from './DepositProof.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import { DepositStatus } from '../../components/DepositStatus.tsx';
import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';

type CasePanelProps = { deposit: QueuedDeposit; onApprove: () => void; onReject: () => void; onEnd: () => void };

/** Everything that decides one request: what to look for at the bank, who asks, and what stands in the ledger. */
export function CasePanel({ deposit, onApprove, onReject, onEnd }: CasePanelProps) {
  const t = useT();
  const now = useNow();
  const { may, operator } = useOperator();
  const acts = actsOfDeposit(deposit, operator?.username);
  const isOwnFirst = deposit.status === 'review' && !acts.includes('approve');
  const [isProofShown, setIsProofShown] = useState(false);
  const copy = { copy: t('shell.copy'), copied: t('shell.copied') };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-num-l text-text-1">
          <Amount units={deposit.amount} currency={deposit.currency} size="l" />
        </p>
        {deposit.status === 'pending' ? (
          <WaitingTime since={deposit.createdAt} nowMs={now} />
        ) : (
          <DepositStatus status={deposit.status} />
        )}
      </div>
      {deposit.status === 'pending' && deposit.kind === 'gateway' ? (
        <Callout tone="info">{t('deposits.byGateway')}</Callout>
      ) : null}
      {acts.length > 0 && deposit.status === 'expired' ? <Callout tone="info">{t('deposits.lateNote')}</Callout> : null}
      {acts.length > 0 && deposit.needsSecond ? (
        <Callout tone="info">{t(isOwnFirst ? 'deposits.waitsForSecond' : 'deposits.needsSecond')}</Callout>
      ) : null}
      {acts.length > 0 && !may('cashier.decide') ? (
        <Callout tone="info">{t('deposits.mayNotDecide')}</Callout>
      ) : acts.length > 0 ? (
        <div className="flex gap-2">
          {acts.includes('approve') ? (
            <Button tone="felt" icon="check" className="flex-1" onClick={onApprove}>
              {t(deposit.status === 'expired' ? 'deposits.late' : 'deposits.approve')}
            </Button>
          ) : null}
          {acts.includes('reject') ? (
            <Button tone="outline" icon="close" className="flex-1" onClick={onReject}>
              {t('deposits.rejectDots')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {deposit.status === 'held' ? (
        <>
          <Callout tone="warning" title={heldText(t, deposit.heldFor)}>
            {t(may('cashier.decide') ? 'deposits.heldNote' : 'deposits.mayNotDecide')}
          </Callout>
          {may('cashier.decide') ? (
            <Button tone="felt" onClick={onEnd}>
              {t('deposits.heldEnd')}
            </Button>
          ) : null}
        </>
      ) : null}
      <Facts
        rows={[
          {
            label: t('deposits.remark'),
            value: <Copyable value={deposit.remark} isMono labels={copy} />,
          },
          ...(deposit.kind === 'gateway'
            ? []
            : [
                {
                  label: t('deposits.payTo'),
                  value: [deposit.bank, deposit.network, deposit.accountNumber]
                    .filter((part) => part !== '')
                    .join(' · '),
                },
              ]),
          ...(deposit.txHash === null
            ? []
            : [{ label: t('deposits.txHash'), value: <Copyable value={deposit.txHash} isMono labels={copy} /> }]),
          { label: t('deposits.method'), value: deposit.methodName },
          { label: t('deposits.fee'), value: <Amount units={deposit.fee} currency={deposit.currency} /> },
          { label: t('deposits.credited'), value: <Amount units={deposit.credited} currency={deposit.currency} /> },
          { label: t('deposits.requested'), value: <Moment at={deposit.createdAt} /> },
          { label: t('deposits.expires'), value: <Moment at={deposit.expiresAt} /> },
          ...(deposit.decidedAt === null ? [] : [{ label: t('deposits.decided'), value: <Decided of={deposit} /> }]),
          ...(deposit.heldFor === '' || deposit.status === 'held'
            ? []
            : [{ label: t('deposits.heldFor'), value: heldText(t, deposit.heldFor) }]),
          ...(deposit.returnReference === ''
            ? []
            : [{ label: t('deposits.returnReference'), value: deposit.returnReference }]),
          ...(deposit.reason === '' ? [] : [{ label: t('reason.record'), value: deposit.reason }]),
        ]}
      />
      {deposit.hasProof ? (
        <Button tone="outline" icon="document" onClick={() => setIsProofShown(true)}>
          {t('deposits.showProof')}
        </Button>
      ) : null}
      {isProofShown ? <DepositProof depositId={deposit.id} onClose={() => setIsProofShown(false)} /> : null}
      <MemberFacts deposit={deposit} />
      <DepositSteps deposit={deposit} />
      {deposit.status === 'pending' ? (
        <p className="hidden flex-wrap items-center gap-1.5 text-cap text-text-3 lg:flex">
          <Kbd>a</Kbd> {t('deposits.approve')} <Kbd>r</Kbd> {t('deposits.reject')} <Kbd>[</Kbd> <Kbd>]</Kbd>{' '}
          {t('deposits.walk')}
        </p>
      ) : null}
    </div>
  );
}

function heldText(t: ReturnType<typeof useT>, heldFor: string): string {
  if (heldFor === 'excluded') return t('deposits.heldFor.excluded');
  if (heldFor === 'time_out') return t('deposits.heldFor.time_out');
  if (heldFor === 'deposit_limit') return t('deposits.heldFor.deposit_limit');
  return t('deposits.heldFor.account_closed');
}

function Decided({ of: { decidedAt, decidedBy } }: { of: QueuedDeposit }) {
  return (
    <>
      {decidedAt === null ? null : <Moment at={decidedAt} />}
      {decidedBy === '' ? null : ` · ${decidedBy}`}
    </>
  );
}

function MemberFacts({ deposit }: { deposit: QueuedDeposit }) {
  const t = useT();
  const { may } = useOperator();
  const { memberId } = deposit;
  const member = useQuery({ ...query(getMember, { memberId }), enabled: may('members.read') });
  const ledger = useQuery({
    ...query(listEntries, { memberId, pageNum: 1, pageSize: 5 }),
    enabled: may('wallet.read'),
  });
  return (
    <section aria-labelledby="case-member" className="border-t border-line-1 pt-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 id="case-member" className="text-h4 text-text-1">
          {deposit.account}
        </h3>
        {deposit.isFirst ? <Badge tone="sky">{t('deposits.first')}</Badge> : null}
        {may('members.read') ? (
          <Link
            to="/members/$memberId"
            params={{ memberId }}
            className={buttonClass({ tone: 'ghost', size: 's', className: 'ml-auto' })}
          >
            {t('deposits.openMember')}
          </Link>
        ) : null}
      </div>
      {member.isLoadingError ? <QueryFault error={member.error} onRetry={member.refetch} /> : null}
      {member.data !== undefined ? (
        <Facts
          rows={[
            { label: t('members.status'), value: t(`members.${member.data.member.status}`) },
            {
              label: t('members.balance'),
              value: <Amount units={member.data.member.balance} currency={member.data.member.currency} />,
            },
            { label: t('members.since'), value: <Moment at={member.data.member.createdAt} /> },
          ]}
        />
      ) : null}
      {member.isPending && may('members.read') ? <Skeleton className="h-20" /> : null}
      {ledger.isLoadingError ? <QueryFault error={ledger.error} onRetry={ledger.refetch} /> : null}
      {ledger.data !== undefined ? (
        <>
          <h4 className="mt-4 mb-2 text-label text-text-2">{t('deposits.lastEntries')}</h4>
          {ledger.data.content.length === 0 ? (
            <p className="text-body text-text-3">{t('ledger.noEntries')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line-1 text-dense">
              {ledger.data.content.map((entry) => (
                <li key={entry.version} className="flex items-baseline gap-3 py-2">
                  <span className="min-w-0 flex-1">
                    <EntryKind kind={entry.kind} />
                    <span className="block text-cap text-text-3">
                      <Moment at={entry.createdAt} />
                    </span>
                  </span>
                  <span className="text-right">
                    <Amount units={entry.amount} sign="always" tone="outcome" />
                    <span className="block text-cap text-text-3">
                      <Amount units={entry.balanceAfter} />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
    </section>
  );
}

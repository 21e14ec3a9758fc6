import { getMember } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Timeline } from '@baize/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { amountText } from '../../components/amountText.ts';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { actsOf, type WithdrawalAct } from './actsOf.ts';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';
import { RiskFlags } from './RiskFlags.tsx';
import { WithdrawalProof } from './WithdrawalProof.tsx';
import { WithdrawalStatus } from '../../components/WithdrawalStatus.tsx';

type WithdrawalPanelProps = { withdrawal: QueuedWithdrawal; onAct: (act: WithdrawalAct) => void };

const looks = {
  approve: { tone: 'felt', icon: 'check', label: 'cashier.approve' },
  gateway: { tone: 'felt', icon: 'card', label: 'cashier.gatewayDots' },
  pay: { tone: 'felt', icon: 'withdraw', label: 'cashier.payDots' },
  resolve: { tone: 'felt', icon: 'check', label: 'cashier.resolveDots' },
  reject: { tone: 'outline', icon: 'close', label: 'cashier.rejectDots' },
} as const;

/** Everything that decides one withdrawal: to whom, why to look twice, who has approved, and how far it is. */
export function WithdrawalPanel({ withdrawal, onAct }: WithdrawalPanelProps) {
  const t = useT();
  const { may, operator } = useOperator();
  const [isProofShown, setIsProofShown] = useState(false);
  const { currency, status } = withdrawal;
  const acts = actsOf(withdrawal, operator?.username);
  const isOpen = acts.length > 0;
  const waitsForSecond = status === 'review' && !acts.includes('approve');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Amount units={withdrawal.amount} currency={currency} size="l" />
        <WithdrawalStatus status={status} />
      </div>
      {isOpen && !may('cashier.decide') ? <Callout tone="info">{t('cashier.mayNotDecide')}</Callout> : null}
      {waitsForSecond ? <Callout tone="info">{t('cashier.waitsForSecond')}</Callout> : null}
      {withdrawal.isPaying ? (
        <Callout tone="info" isLive title={t('cashier.paying')}>
          {t('cashier.payingText')}
        </Callout>
      ) : null}
      {withdrawal.payNote === '' ? null : (
        <Callout tone="warning" title={t('cashier.payFailed', { gateway: withdrawal.payNote })}>
          {t('cashier.payFailedText')}
        </Callout>
      )}
      {isOpen && may('cashier.decide') ? (
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <Button
              key={act}
              tone={looks[act].tone}
              icon={looks[act].icon}
              className="flex-1"
              onClick={() => onAct(act)}
            >
              {t(looks[act].label)}
            </Button>
          ))}
        </div>
      ) : null}
      <RiskFlags flags={withdrawal.flags} />
      <PayTo withdrawal={withdrawal} />
      {withdrawal.hasProof ? (
        <Button tone="outline" icon="document" onClick={() => setIsProofShown(true)}>
          {t('cashier.showProof')}
        </Button>
      ) : null}
      <MemberFacts withdrawal={withdrawal} />
      <section aria-labelledby="case-timeline" className="border-t border-line-1 pt-4">
        <h3 id="case-timeline" className="mb-3 text-h4 text-text-1">
          {t('cashier.timeline')}
        </h3>
        <Timeline
          labels={{
            ...{ done: t('cashier.step.done'), current: t('cashier.step.current') },
            ...{ todo: t('cashier.step.todo'), failed: t('cashier.step.failed') },
          }}
          steps={withdrawal.timeline.map((step, at) => ({
            id: step.status,
            title: t(`cashier.status.${step.status}`),
            time: <Moment at={step.at} />,
            note: step.by,
            state:
              step.status === 'rejected'
                ? 'failed'
                : at + 1 < withdrawal.timeline.length || !isOpen
                  ? 'done'
                  : 'current',
          }))}
        />
        {withdrawal.isForced ? <p className="mt-2 text-dense text-text-2">{t('cashier.forced')}</p> : null}
      </section>
      {isProofShown ? <WithdrawalProof withdrawalId={withdrawal.id} onClose={() => setIsProofShown(false)} /> : null}
    </div>
  );
}

function PayTo({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const t = useT();
  const { currency, turnoverDone, turnoverRequired } = withdrawal;
  const copy = { copy: t('shell.copy'), copied: t('shell.copied') };
  const money = (units: bigint) => <Amount units={units} currency={currency} />;
  const text = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  return (
    <Facts
      rows={[
        { label: t('cashier.arrives'), value: money(withdrawal.arrives) },
        { label: t('cashier.fee'), value: money(withdrawal.fee) },
        { label: t('cashier.bank'), value: withdrawal.bank },
        ...text(t('cashier.branch'), withdrawal.branch),
        { label: t('cashier.holder'), value: <Copyable value={withdrawal.holderName} labels={copy} /> },
        { label: t('cashier.number'), value: <Copyable value={withdrawal.number} isMono labels={copy} /> },
        {
          label: t('cashier.turnover'),
          value: t('cashier.turnoverOf', {
            done: amountText(turnoverDone, currency),
            required: amountText(turnoverRequired, currency),
          }),
        },
        ...(withdrawal.needsSecond
          ? [{ label: t('cashier.needsSecond'), value: <FirstApproval by={withdrawal.firstApprover} /> }]
          : []),
        ...text(t('cashier.approver'), withdrawal.approver),
        ...text(t('cashier.payer'), withdrawal.payer),
        ...text(t('cashier.reference'), withdrawal.reference),
        ...(withdrawal.confirmBy !== null && withdrawal.status === 'paid'
          ? [{ label: t('cashier.confirmBy'), value: <Moment at={withdrawal.confirmBy} /> }]
          : []),
        ...(withdrawal.amountReceived === null
          ? []
          : [{ label: t('cashier.received'), value: money(withdrawal.amountReceived) }]),
        ...(withdrawal.remainder === null
          ? []
          : [{ label: t('cashier.remainder'), value: money(withdrawal.remainder) }]),
        ...(withdrawal.status === 'closed'
          ? [{ label: t('cashier.paidBack'), value: money(withdrawal.paidBack) }]
          : []),
        ...text(t('reason.record'), withdrawal.reason),
      ]}
    />
  );
}

function FirstApproval({ by }: { by: string }) {
  const t = useT();
  return <>{by === '' ? '–' : `${t('cashier.firstApprover')}: ${by}`}</>;
}

function MemberFacts({ withdrawal: { memberId, account } }: { withdrawal: QueuedWithdrawal }) {
  const t = useT();
  const { may } = useOperator();
  const member = useQuery({ ...query(getMember, { memberId }), enabled: may('members.read') });
  return (
    <section aria-labelledby="case-member" className="border-t border-line-1 pt-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 id="case-member" className="text-h4 text-text-1">
          {account}
        </h3>
        {may('members.read') ? (
          <Link
            to="/members/$memberId"
            params={{ memberId }}
            className={buttonClass({ tone: 'ghost', size: 's', className: 'ml-auto' })}
          >
            {t('cashier.openMember')}
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
    </section>
  );
}

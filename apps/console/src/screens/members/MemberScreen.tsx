import { getMember, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { query } from '../../call.ts';
import { AdjustDialog } from '../../components/AdjustDialog.tsx';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Permission } from '@baize/contract/operators/permissions';
import { useOperator } from '../../useOperator.ts';
import { MemberCash } from './MemberCash.tsx';
import { MemberKyc } from './MemberKyc.tsx';
import { MemberLedger } from './MemberLedger.tsx';
import { MemberLimits } from './MemberLimits.tsx';
import { MemberLine } from './MemberLine.tsx';
import { MemberMessages } from './MemberMessages.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberProfile } from './MemberProfile.tsx';
import { MemberRounds } from './MemberRounds.tsx';
import { MemberSecurity } from './MemberSecurity.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { MemberTags } from './MemberTags.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MemberTrail } from './MemberTrail.tsx';
import { memberTabs } from './memberTabs.ts';
import { memberType } from './memberType.ts';
import { useListAddress } from '../../components/useListAddress.ts';

/** Trials have play money, which nobody corrects, and stand in no line. */
const TRIAL = 4;

/** One member: who it is, where the money stands, and every line and round that put it there. */
export function MemberScreen() {
  const t = useT();
  const { memberId } = useParams({ from: '/members/$memberId' });
  const address = useListAddress('/members/$memberId', { keeps: ['tab'] });
  const { tab } = address.search;
  const { may, operator } = useOperator();
  const found = useQuery(query(getMember, { memberId }));
  const paged = { memberId, page: address.page, onPage: address.turn };
  const account = found.data?.member.account ?? '';
  const parts: readonly { value: string; label: string; content: ReactNode; needs?: Permission }[] = [
    {
      ...{ value: 'ledger', label: t('members.ledger'), needs: 'wallet.read' as const },
      content: <MemberLedger {...paged} />,
    },
    { value: 'profile', label: t('members.profile'), content: <MemberProfile memberId={memberId} /> },
    { value: 'rounds', label: t('members.rounds'), content: <MemberRounds {...paged} /> },
    {
      ...{ value: 'cash', label: t('members.cash'), needs: 'cashier.read' as const },
      content: <MemberCash memberId={memberId} account={account} />,
    },
    {
      ...{ value: 'limits', label: t('limits.title'), needs: 'limits.read' as const },
      content: <MemberLimits memberId={memberId} account={account} />,
    },
    {
      ...{ value: 'kyc', label: t('nav.kyc'), needs: 'kyc.read' as const },
      content: <MemberKyc {...paged} />,
    },
    {
      ...{ value: 'security', label: t('members.security') },
      content: <MemberSecurity memberId={memberId} account={account} />,
    },
    ...(found.data?.member.type === TRIAL
      ? []
      : [
          {
            ...{ value: 'line', label: t('agents.line'), needs: 'agents.read' as const },
            content: <MemberLine {...paged} />,
          },
        ]),
    {
      ...{ value: 'messages', label: t('messages.sent'), needs: 'messages.read' as const },
      content: <MemberMessages {...paged} />,
    },
    { value: 'notes', label: t('members.notes'), content: <MemberNotes {...paged} /> },
    {
      ...{ value: 'trail', label: t('members.trail'), needs: 'audit.read' as const },
      content: <MemberTrail {...paged} />,
    },
  ];
  const open = parts.filter(({ needs }) => needs === undefined || may(needs));
  return (
    <div data-screen="members.Member">
      <Link to="/members" className={buttonClass({ tone: 'ghost', size: 's', className: 'mb-2 -ml-3' })}>
        <Icon name="chevronLeft" size={16} />
        {t('nav.members')}
      </Link>
      {found.data !== undefined && operator !== undefined ? (
        <>
          <MemberHead facts={found.data} />
          <Tabs
            label={t('members.parts')}
            value={(open.find(({ value }) => value === tab) ?? open[0])?.value ?? ''}
            onValueChange={(next) =>
              address.filter({ tab: memberTabs.find((one) => one === next), outPage: undefined })
            }
            items={open}
          />
        </>
      ) : found.isLoadingError ? (
        <>
          <ScreenHead title={t('members.idIs', { id: memberId })} />
          <QueryFault error={found.error} onRetry={found.refetch} />
        </>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-10 w-60" />
          <Skeleton className="h-24 rounded-panel" />
          <Skeleton className="h-60 rounded-panel" />
        </div>
      )}
    </div>
  );
}

function MemberHead({ facts: { member, accounts, tags } }: { facts: OutputOf<typeof getMember> }) {
  const t = useT();
  const { may } = useOperator();
  const [isWriting, setIsWriting] = useState(false);
  const [isAdjusting, setIsAdjusting] = useState(false);
  return (
    <>
      <ScreenHead
        title={member.account}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('members.idIs', { id: member.id })}</span>
            {member.nickname === member.account || member.nickname === '' ? null : <span>{member.nickname}</span>}
            <span>{t(memberType(member.type))}</span>
            <span>
              {t('members.since')} <Moment at={member.createdAt} />
            </span>
            <span>
              {t('members.lastLogin')}{' '}
              {member.lastLoginAt === null ? t('members.never') : <Moment at={member.lastLoginAt} />}
            </span>
          </span>
        }
        aside={
          <>
            <MemberStatus status={member.status} />
            {may('cashier.decide') && member.type !== TRIAL ? (
              <Button size="s" icon="pencil" onClick={() => setIsAdjusting(true)}>
                {t('adjust.button')}
              </Button>
            ) : null}
            {may('messages.write') ? (
              <Button size="s" icon="mail" onClick={() => setIsWriting(true)}>
                {t('messages.write')}
              </Button>
            ) : null}
          </>
        }
      />
      <MemberTags memberId={member.id} tags={tags} />
      <ul className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {accounts.map((account) => (
          <li key={account.kind} className="rounded-panel bg-bg-1 p-4 shadow-panel">
            <p className="text-dense text-text-3">
              {account.kind === 'main' ? t('members.main') : <span className="font-mono">{account.kind}</span>}
            </p>
            <p className="mt-1 text-text-1">
              <Amount units={account.balance} currency={member.currency} size="l" />
            </p>
            <p className="mt-1 text-cap text-text-3">{t('members.version', { version: account.version })}</p>
          </li>
        ))}
      </ul>
      {isAdjusting ? (
        <AdjustDialog
          memberId={member.id}
          account={member.account}
          currency={member.currency}
          onClose={() => setIsAdjusting(false)}
        />
      ) : null}
      {isWriting ? (
        <MessageDialog memberId={member.id} account={member.account} onClose={() => setIsWriting(false)} />
      ) : null}
    </>
  );
}

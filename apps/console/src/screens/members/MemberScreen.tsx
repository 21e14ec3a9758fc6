import { getMember, type OutputOf } from '@baize/contract';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { MemberLedger } from './MemberLedger.tsx';
import { MemberRounds } from './MemberRounds.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { memberType } from './memberType.ts';

/** One member: who it is, where the money stands, and every line and round that put it there. */
export function MemberScreen() {
  const t = useT();
  const { memberId } = useParams({ from: '/members/$memberId' });
  const { tab, page = 1 } = useSearch({ from: '/members/$memberId' });
  const navigate = useNavigate({ from: '/members/$memberId' });
  const found = useQuery(query(getMember, { memberId }));
  const onPage = (next: number): void => void navigate({ search: (now) => ({ ...now, page: next }) });
  return (
    <div data-screen="members.Member">
      <Link to="/members" className={buttonClass({ tone: 'ghost', size: 's', className: 'mb-2 -ml-3' })}>
        <Icon name="chevronLeft" size={16} />
        {t('nav.members')}
      </Link>
      {found.isSuccess ? (
        <>
          <MemberHead facts={found.data} />
          <Tabs
            label={t('members.parts')}
            value={tab ?? 'ledger'}
            onValueChange={(next) => void navigate({ search: { tab: next === 'rounds' ? 'rounds' : undefined } })}
            items={[
              {
                value: 'ledger',
                label: t('members.ledger'),
                content: <MemberLedger memberId={memberId} page={page} onPage={onPage} />,
              },
              {
                value: 'rounds',
                label: t('members.rounds'),
                content: <MemberRounds memberId={memberId} page={page} onPage={onPage} />,
              },
            ]}
          />
        </>
      ) : found.isError ? (
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

function MemberHead({ facts: { member, accounts } }: { facts: OutputOf<typeof getMember> }) {
  const t = useT();
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
        aside={<MemberStatus status={member.status} />}
      />
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
    </>
  );
}

import { getMemberInfo } from '@baize/contract/identity/getMemberInfo';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { KycPanel } from '../../components/security/KycPanel.tsx';
import { SecurityPanel } from '../../components/security/SecurityPanel.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { lazyPart } from '../../components/lazyPart.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SecurityChecklist } from './SecurityChecklist.tsx';

const SaferCard = lazyPart(() => import('../../components/safer/SaferCard.tsx'), 'SaferCard', ['safer']);

/** Who the account belongs to, and what keeps it safe. */
export function SecurityCenter() {
  const t = useT();
  const errorText = useErrorText();
  const { isAgent, isTrial } = useSession();
  const { data: member, error, isLoadingError, refetch } = useQuery(query(getMemberInfo, {}));
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('member.profile.account'), member?.account],
    [
      t('member.profile.type'),
      t(isTrial ? 'member.profile.trial' : isAgent ? 'member.profile.agent' : 'member.profile.member'),
    ],
    [t('member.profile.currency'), member?.currency],
    [t('member.profile.id'), member?.id],
  ];
  return (
    <>
      <h1 className="mb-4 text-h2 text-text-1">{t('records.page.securityCenter')}</h1>
      <div className="flex flex-col gap-4">
        <SecurityChecklist />
        <Panel title={t('records.group.account')}>
          {isLoadingError ? (
            <ErrorState
              title={t('member.profile.failed')}
              hint={errorText(error)}
              retryLabel={t('records.retry')}
              onRetry={() => void refetch()}
            />
          ) : (
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2" aria-busy={member === undefined || undefined}>
              {facts.map(([label, value]) => (
                <div key={label} className="min-w-0">
                  <dt className="text-cap text-text-3">{label}</dt>
                  <dd className="mt-0.5 min-h-6 truncate text-body text-text-1">
                    {member === undefined ? <Skeleton className="h-5 w-32" /> : value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </Panel>
        <ProfilePanel />
        {isTrial === true ? null : <KycPanel />}
        <SecurityPanel />
        <SaferCard />
      </div>
    </>
  );
}

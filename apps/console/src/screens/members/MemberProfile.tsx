import { getMemberProfile } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';

const fields = ['nickname', 'fullName', 'birthday', 'nationality', 'address', 'occupation', 'sourceOfIncome'] as const;

/** What the member says of themselves. */
export function MemberProfile({ memberId }: { memberId: string }) {
  const t = useT();
  const profile = useQuery(query(getMemberProfile, { memberId }));
  if (profile.isPending) return <Skeleton className="h-60 rounded-panel" />;
  if (profile.isLoadingError) return <QueryFault error={profile.error} onRetry={profile.refetch} />;
  const said = (value: string) => (value === '' ? <span className="text-text-3">{t('members.notSaid')}</span> : value);
  return (
    <Panel>
      <Facts
        rows={[
          ...fields.map((field) => ({ label: t(`members.${field}`), value: said(profile.data[field]) })),
          { label: 'Telegram', value: said(profile.data.telegram) },
          { label: 'Zalo', value: said(profile.data.zalo) },
        ]}
      />
    </Panel>
  );
}

import { getProfile } from '@baize/contract/identity/getProfile';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { ProfileForm } from './ProfileForm.tsx';

const PLACES = Array.from({ length: 8 }, (_, at) => at);

/** What a member says of themselves. */
export function ProfilePanel() {
  const t = useT();
  const errorText = useErrorText();
  const { data, error, isLoadingError, refetch } = useQuery(query(getProfile, {}));
  return (
    <Panel title={t('member.profile.details')}>
      {isLoadingError ? (
        <ErrorState
          title={t('member.profile.failed')}
          hint={errorText(error)}
          retryLabel={t('records.retry')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <div aria-busy className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-17" />
          ))}
        </div>
      ) : (
        <ProfileForm profile={data} />
      )}
    </Panel>
  );
}

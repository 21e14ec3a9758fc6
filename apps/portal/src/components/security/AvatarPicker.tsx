import { getIcon } from '@baize/contract/identity/getIcon';
import { setIcon } from '@baize/contract/identity/setIcon';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { cx } from '@baize/ui/cx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '../../alert.ts';
import { call, query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { readSession, updateMember } from '../../session.ts';
import { useRealAction } from '../useRealAction.ts';
import { avatarImage } from '../avatarImage.ts';

/** The pictures that an account can have; a choice is shown at once and taken back if the server refuses it. */
export function AvatarPicker() {
  const t = useT();
  const queries = useQueryClient();
  const realAction = useRealAction();
  const answer = query(getIcon, {});
  const { data, isLoadingError, refetch } = useQuery(answer);

  async function choose(icon: string): Promise<void> {
    const before = data;
    if (before === undefined || before.icon === icon) return;
    queries.setQueryData(answer.queryKey, { ...before, icon });
    try {
      await call(setIcon, { icon });
      const { member } = readSession();
      if (member) updateMember({ ...member, icon });
    } catch (fault) {
      queries.setQueryData(answer.queryKey, before);
      showAlert({ fault });
    }
  }

  return (
    <Panel title={t('account.security.avatar')}>
      {isLoadingError ? (
        <ErrorState
          title={t('account.security.avatarFailed')}
          retryLabel={t('account.security.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && !isLoadingError ? <Skeleton className="h-16 w-full" /> : null}
      <div role="radiogroup" aria-label={t('account.security.avatar')} className="flex flex-wrap gap-3">
        {data?.icons.map((icon, at) => (
          <label
            key={icon}
            className={cx(
              'relative size-16 overflow-hidden rounded-pill bg-bg-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              icon === data.icon && 'ring-3 ring-brass',
            )}
          >
            <input
              type="radio"
              name="avatar"
              aria-label={t('account.security.chooseAvatar', { number: at + 1 })}
              checked={icon === data.icon}
              onChange={() => realAction(() => void choose(icon))}
              className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
            />
            <img src={avatarImage(icon)} alt="" width={64} height={64} className="pointer-events-none size-full" />
          </label>
        ))}
      </div>
    </Panel>
  );
}

import { endDevice } from '@baize/contract/identity/endDevice';
import { endDevices } from '@baize/contract/identity/endDevices';
import { listSessions } from '@baize/contract/identity/listSessions';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { toast } from '@baize/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '../../alert.ts';
import { call, query } from '../../call.ts';
import { languages } from '@baize/contract/languages';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openChangePassword } from '../../layer.ts';
import { useBrand } from '../../useBrand.ts';
import { useErrorText } from '../useErrorText.ts';
import { useRealAction } from '../useRealAction.ts';

/** Where the account is and was signed in, and the way to end it there. */
export function SessionList() {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const queries = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery({ ...query(listSessions, {}), staleTime: 0 });
  const realAction = useRealAction();
  const errorText = useErrorText();
  const [ending, setEnding] = useState<string>();
  const format = new Intl.DateTimeFormat(languages[language].html, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const names = new Intl.DisplayNames([languages[language].html], { type: 'region' });

  async function end(id: string): Promise<void> {
    setEnding(id);
    try {
      await call(endDevice, { id });
      toast.success(t('account.security.signedOut'));
    } catch (fault) {
      showAlert({ fault });
    } finally {
      setEnding(undefined);
      void queries.invalidateQueries({ queryKey: [listSessions.id] });
    }
  }

  /** Somebody else knows the password: every other browser is forgotten, and the password is changed. */
  async function disown(key: string): Promise<void> {
    setEnding(key);
    try {
      await call(endDevices, {});
    } catch (fault) {
      // The change of the password forgets them as well, so it comes all the same.
      toast.error(errorText(fault));
    } finally {
      setEnding(undefined);
      void queries.invalidateQueries({ queryKey: [listSessions.id] });
      openChangePassword();
    }
  }

  return (
    <Panel title={t('account.security.sessions')}>
      {isLoadingError ? (
        <ErrorState
          title={t('account.security.sessionsFailed')}
          retryLabel={t('account.security.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && !isLoadingError ? <Skeleton className="h-24 w-full" /> : null}
      <ul className="divide-y divide-line-1">
        {data?.map(({ id, kind, isThis, isLive, address, country, browser, lastSeenAt }) => (
          <li key={`${kind}.${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-label text-text-1">
                {browser}
                {isThis ? <Badge tone="felt">{t('account.security.thisDevice')}</Badge> : null}
                {!isThis && kind === 'device' ? <Badge tone="sky">{t('account.security.remembered')}</Badge> : null}
                {!isThis && kind === 'session' ? (
                  <Badge tone={isLive ? 'felt' : 'neutral'}>
                    {t(isLive ? 'account.security.live' : 'account.security.ended')}
                  </Badge>
                ) : null}
              </p>
              <p className="text-dense text-text-3">
                {country === '' ? t('account.security.somewhere') : names.of(country)} · {address} ·{' '}
                {t('account.security.lastSeen', { when: format.format(new Date(lastSeenAt)) })}
              </p>
            </div>
            {isThis ? null : (
              <div className="flex flex-wrap gap-2">
                {isLive ? (
                  <Button tone="outline" size="s" isLoading={ending === id} onClick={() => void end(id)}>
                    {t('account.security.signOut')}
                  </Button>
                ) : null}
                <Button
                  tone="outline"
                  size="s"
                  isLoading={ending === `not ${id}`}
                  onClick={() => realAction(() => void disown(`not ${id}`))}
                >
                  {t('account.security.notMe')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

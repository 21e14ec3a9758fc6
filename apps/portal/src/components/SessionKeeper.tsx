import { getStatus } from '@baize/contract/site/getStatus';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../call.ts';
import { useT } from '../i18n/useT.ts';
import { useLayer } from '../layer.ts';
import { onSessionEnd, readToken, useSession, type SessionEnd } from '../session.ts';
import { useTheme } from '../theme.ts';
import { learnServerTime } from '../useBrand.ts';
import { lazyPart } from './lazyPart.ts';
import { useNavigate } from '../router/useNavigate.ts';
import { useShown } from '../router/useShown.ts';

const Toaster = lazyPart(() => import('@baize/ui/Toaster'), 'Toaster');

/** Answers that anyone may see; everything else is forgotten with the session. */
const publicQueries = new Set(['site.getStatus', 'games.listVendors', 'games.listGames', 'cashier.listDepositMethods']);

/** What goes on behind the screens: the live connection of a member, messages, and what follows the end of a session. */
export function SessionKeeper() {
  const t = useT();
  const theme = useTheme();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { status, token } = useSession();
  const layer = useLayer();
  const { path, href } = useShown().place;
  const [hasToaster, setToaster] = useState(false);
  if (!hasToaster && (status === 'member' || layer !== undefined)) setToaster(true);

  const leave = useEffectEvent((reason: SessionEnd) => {
    queries.removeQueries({ predicate: ({ queryKey }) => !publicQueries.has(String(queryKey[0])) });
    if (reason === 'expired') {
      /* The login page says why it is there, and leads back. */
      void navigate({ to: '/login', search: { redirect: href } });
      return;
    }
    setToaster(true);
    void import('@baize/ui/toast').then(({ toast }) => {
      const show = reason === 'loggedOut' ? toast.success : toast.warning;
      show(t(`shell.ended.${reason}`), { id: 'session' });
    });
    if (path === '/member' || path === '/seamless') void navigate({ to: '/' });
  });
  useEffect(() => onSessionEnd((reason) => leave(reason)), []);

  useEffect(() => {
    if (token === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../startLive.ts').then(({ startLive }) => {
      if (!isOver && readToken() === token) stop = startLive(queries, token);
    });
    void call(getStatus, {}).then(
      ({ serverTime }) => learnServerTime(Date.parse(serverTime)),
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [token, queries]);

  return hasToaster ? (
    <Suspense fallback={null}>
      <Toaster theme={theme} labels={{ region: t('shell.toasts'), close: t('shell.close') }} />
    </Suspense>
  ) : null;
}

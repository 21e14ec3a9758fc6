import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { joinSibling } from '../joinSibling.ts';
import { closeLayer, useLayer } from '../layer.ts';
import { screenAt } from '../routes.tsx';
import { safeRedirect } from '../safeRedirect.ts';
import type { SessionEnd } from '@baize/contract/identity/sessionEnds';
import { onSessionEnd, readToken, takeArrival, useSession } from '../session.ts';
import { useTheme } from '../theme.ts';
import { AlertHost } from './AlertHost.tsx';
import { lazyPart } from './lazyPart.ts';
import { LeaveHost } from './LeaveHost.tsx';
import type { Searches } from '../paths.ts';
import { useNavigate } from '../router/useNavigate.ts';
import { useRouter } from '../router/useRouter.ts';
import { useShown } from '../router/useShown.ts';
import { useBrand } from '../useBrand.ts';

const ContractKeeper = lazyPart(() => import('./ContractKeeper.tsx'), 'ContractKeeper');
const ElsewhereDialog = lazyPart(() => import('./ElsewhereDialog.tsx'), 'ElsewhereDialog', ['error']);
const Toaster = lazyPart(() => import('@baize/ui/Toaster'), 'Toaster');

/** Answers that anyone may see; everything else is forgotten with the session. */
const publicQueries = new Set(['site.getStatus', 'games.listVendors', 'games.listGames', 'cashier.listDepositMethods']);

/** What goes on behind the screens: the live connection of a member, messages, and what follows the end of a session. */
export function SessionKeeper() {
  const t = useT();
  const theme = useTheme();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { token, member, isTrial } = useSession();
  const hasContracts = useBrand().modules.includes('AGENTPOLICY3');
  const layer = useLayer();
  const router = useRouter();
  const { path, href, search } = useShown().place;
  /** The place that a login on another device took the visitor away from. */
  const [elsewhere, setElsewhere] = useState<string>();
  const [hasToaster, setToaster] = useState(false);
  if (!hasToaster && (token !== undefined || layer !== undefined)) setToaster(true);

  const leave = useEffectEvent((reason: SessionEnd) => {
    queries.removeQueries({ predicate: ({ queryKey }) => !publicQueries.has(String(queryKey[0])) });
    if (reason === 'signedInElsewhere') {
      setElsewhere(href);
      if (screenAt(path).needsSession?.(search) === true) void navigate({ to: '/' });
      return;
    }
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

  /* Another tab may be signed in already, or come to be so while this one is not looked at. */
  const join = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !(await joinSibling())) return;
    setElsewhere(undefined);
    if (layer?.name === 'login' || layer?.name === 'register') closeLayer();
    if (path !== '/login' && path !== '/register') return;
    await router.go(safeRedirect((search as Searches['/login']).redirect, location.origin), { replace: true });
  });
  useEffect(() => {
    const look = () => void join();
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  /* A code in the address that the page was opened with carries a session over from another device. */
  const arrive = useEffectEvent((code: string) => {
    void import('../arriveByCode.ts').then(async ({ arriveByCode }) => {
      const hasArrived = await arriveByCode(code);
      if (hasArrived && path === '/login') {
        await router.go(safeRedirect((search as Searches['/login']).redirect, location.origin), { replace: true });
      }
    });
  });
  useEffect(() => {
    const code = takeArrival();
    if (code !== undefined) arrive(code);
  }, []);

  /* Until there is a new password, its page is the only one. */
  const isHeld = member?.needsPasswordChange === true && path !== '/changePassword';
  const hold = useEffectEvent(() => void router.go('/changePassword', { replace: true }));
  useEffect(() => {
    if (isHeld) hold();
  }, [isHeld]);

  useEffect(() => {
    if (token === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../startLive.ts').then(({ startLive }) => {
      if (!isOver && readToken() === token) stop = startLive(queries, token);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [token, queries]);

  return (
    <>
      {hasToaster ? (
        <Suspense fallback={null}>
          <Toaster theme={theme} labels={{ region: t('shell.toasts'), close: t('shell.close') }} />
        </Suspense>
      ) : null}
      {member !== undefined && isTrial === false && hasContracts ? (
        <Suspense fallback={null}>
          <ContractKeeper />
        </Suspense>
      ) : null}
      <AlertHost />
      <LeaveHost />
      {elsewhere === undefined ? null : (
        <Suspense fallback={null}>
          <ElsewhereDialog
            onAgain={() => {
              setElsewhere(undefined);
              void navigate({ to: '/login', search: { redirect: elsewhere } });
            }}
            onClose={() => setElsewhere(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

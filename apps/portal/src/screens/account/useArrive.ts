import { useT } from '../../i18n/useT.ts';
import { useRouter } from '../../router/useRouter.ts';
import { keepPassword } from '../../session.ts';
import type { Opened } from './Opened.ts';

interface Arrival {
  /** Where to, unless something was to be done first. */
  home: '/' | '/agentHome' | (string & {});
  /** Closes what the form stands in, before the page moves. */
  leave?: (() => void) | undefined;
  /** What the visitor was about to do, instead of going home. */
  resume?: (() => void) | undefined;
}

/**
 * What follows every way in: the member info is loaded, an account that was never
 * here is offered to be made safe, and a password that must not stay is changed before anything else.
 */
export function useArrive({ home, leave, resume }: Arrival): (session: Opened, password?: string) => Promise<void> {
  const t = useT();
  const router = useRouter();
  return async (session, password) => {
    const { enterSession } = await import('../../enterSession.ts');
    await enterSession(session);
    keepPassword(password);
    leave?.();
    if (session.needsPasswordChange) {
      await router.go('/changePassword');
      return;
    }
    if (session.firstTimeLogin) {
      sessionStorage.setItem('firstTimeLogin', '1');
      void offerSafety();
    }
    if (resume) resume();
    else await router.go(home);
  };

  async function offerSafety(): Promise<void> {
    const { toast } = await import('@baize/ui/toast');
    toast.info(t('account.safety.text'), {
      id: 'safety',
      action: {
        label: t('account.safety.open'),
        onClick: () => void router.go('/member?page=securityCenter'),
      },
    });
  }
}

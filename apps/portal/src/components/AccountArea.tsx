import { Skeleton } from '@baize/ui/Skeleton';
import { buttonClass } from '@baize/ui/buttonClass';
import { lazy, Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { openLogin, openRegister } from '../layer.ts';
import { useSession } from '../session.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { Link } from '../router/Link.tsx';

const MemberArea = lazy(() => import('./MemberArea.tsx').then(({ MemberArea: component }) => ({ default: component })));

/** Who is here. The place keeps its size in every state, since only the browser knows the session. */
export function AccountArea() {
  const { status } = useSession();
  const waiting = (
    <>
      <Skeleton className="h-9 w-18 rounded-control" />
      <Skeleton className="h-9 w-18 rounded-control" />
    </>
  );
  return (
    <div className="flex h-11 w-36 items-center justify-end gap-2 lg:w-86" aria-busy={status === 'loading'}>
      {status === 'loading' ? waiting : null}
      {status === 'guest' ? <GuestArea /> : null}
      {status === 'member' ? (
        <Suspense fallback={waiting}>
          <MemberArea />
        </Suspense>
      ) : null}
    </div>
  );
}

function GuestArea() {
  const t = useT();
  return (
    <>
      <Link
        to="/login"
        className={buttonClass({ tone: 'outline', size: 's' })}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openLogin();
        }}
      >
        {t('shell.login')}
      </Link>
      <Link
        to="/register"
        className={buttonClass({ tone: 'felt', size: 's' })}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openRegister();
        }}
      >
        {t('shell.join')}
      </Link>
    </>
  );
}

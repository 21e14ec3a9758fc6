import { Skeleton } from '@baize/ui/Skeleton';
import { buttonClass } from '@baize/ui/buttonClass';
import { cx } from '@baize/ui/cx';
import { lazy, Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { openLogin, openRegister } from '../layer.ts';
import { lazyPart } from './lazyPart.ts';
import { useSession } from '../session.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { Link } from '../router/Link.tsx';
import { useIsWide } from './useIsWide.ts';

const MemberArea = lazy(() => import('./MemberArea.tsx').then(({ MemberArea: component }) => ({ default: component })));

const HeaderLogin = lazyPart(() => import('../screens/account/HeaderLogin.tsx'), 'HeaderLogin', ['account']);

/**
 * Who is here. What guests see stands in the page from the start; a member's browser hides it until the session is known.
 * The place keeps its size, and a balance, or words of a longer language, then take what they need.
 */
export function AccountArea() {
  const { status } = useSession();
  const waiting = (
    <>
      <Skeleton className="h-9 w-18 rounded-control" />
      <Skeleton className="h-9 w-18 rounded-control" />
    </>
  );
  return (
    <div
      className={cx(
        'flex h-11 items-center justify-end gap-2 lg:min-w-86 xl:min-w-120',
        status === 'member' ? 'min-w-36' : 'max-lg:min-w-0 max-[400px]:gap-1.5',
        status === 'loading' && 'guest-only',
      )}
      aria-busy={status === 'loading'}
    >
      {status === 'member' ? (
        <Suspense fallback={waiting}>
          <MemberArea />
        </Suspense>
      ) : (
        <GuestArea />
      )}
    </div>
  );
}

/** Beside the sign and two buttons a phone has little room: what does not fit ends in dots and covers nothing. */
const onPhones = 'max-lg:min-w-0 max-lg:shrink! max-lg:grow max-[400px]:px-2';

function GuestArea() {
  const t = useT();
  const isWide = useIsWide();
  const login = (
    <Link
      to="/login"
      className={buttonClass({ tone: 'outline', size: 's', className: onPhones })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openLogin();
      }}
    >
      <span className="truncate">{t('shell.login')}</span>
    </Link>
  );
  return (
    <>
      {isWide ? (
        <Suspense fallback={login}>
          <HeaderLogin />
        </Suspense>
      ) : (
        login
      )}
      <Link
        to="/register"
        className={buttonClass({ tone: 'felt', size: 's', className: onPhones })}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openRegister();
        }}
      >
        <span className="truncate">{t('shell.join')}</span>
      </Link>
    </>
  );
}

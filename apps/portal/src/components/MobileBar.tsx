import { Icon } from '@baize/ui/Icon';
import { Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { openLogin, openWallet } from '../layer.ts';
import { useIsMember } from '../session.ts';
import { Link } from '../router/Link.tsx';
import { lazyPart } from './lazyPart.ts';

const MeButton = lazyPart(() => import('./MeButton.tsx'), 'MeButton');

const itemClass =
  'flex h-16 w-full flex-col items-center justify-center gap-1 text-micro text-text-3 no-underline transition-colors duration-fast aria-[current=page]:text-brass-text';

/** The five places a thumb reaches on a phone. Its middle is the wallet, or the way in. */
export function MobileBar() {
  const t = useT();
  const isMember = useIsMember();
  return (
    <>
      {/* Keeps the end of the page above the bar. */}
      <div aria-hidden="true" className="h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden" />
      <nav
        aria-label={t('shell.mobileNav')}
        data-piece=""
        data-bottom-bar="thumb"
        className="fixed inset-x-0 bottom-0 z-slip border-t border-line-1 bg-bg-1 pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="grid grid-cols-5">
          <li>
            <Link to="/" className={itemClass}>
              <Icon name="home" size={22} />
              {t('shell.home')}
            </Link>
          </li>
          <li>
            <Link to="/rng" className={itemClass}>
              <Icon name="games" size={22} />
              {t('shell.games')}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={itemClass}
              onClick={() => (isMember ? openWallet(t('shell.openWallet')) : openLogin())}
            >
              <span className="grid h-8 w-12 place-items-center rounded-pill bg-brass text-on-brass shadow-fill">
                <Icon name={isMember ? 'wallet' : 'user'} size={20} />
              </span>
              <span className="text-text-1">{t(isMember ? 'shell.wallet' : 'shell.login')}</span>
            </button>
          </li>
          <li>
            <Link to="/promotions" className={itemClass}>
              <Icon name="promo" size={22} />
              {t('shell.promotionsShort')}
            </Link>
          </li>
          {isMember ? (
            <li>
              <Suspense fallback={<span className={itemClass} />}>
                <MeButton className={itemClass} />
              </Suspense>
            </li>
          ) : (
            <li>
              <Link to="/help" className={itemClass}>
                <Icon name="info" size={22} />
                {t('shell.helpShort')}
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

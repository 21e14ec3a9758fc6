import { cx } from '@baize/ui/cx';
import { Icon, type IconName } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { openDrawer, openLogin, openWallet } from '../layer.ts';
import { useSession } from '../session.ts';
import { Link } from '../router/Link.tsx';
import { useNavigate } from '../router/useNavigate.ts';
import { useShown } from '../router/useShown.ts';

const itemClass =
  'flex h-16 w-full flex-col items-center justify-center gap-1 text-micro text-text-3 no-underline transition-colors duration-fast aria-[current=page]:text-brass-text';

/** The five places a thumb reaches on a phone. Its middle is the wallet, or the way in. */
export function MobileBar() {
  const t = useT();
  const navigate = useNavigate();
  const { status } = useSession();
  const path = useShown().place.path;
  const isMember = status === 'member';
  const openRecords = (): void => {
    const open = (): void => void navigate({ to: '/member', search: { page: 'personalHistoryCopy' } });
    if (isMember) open();
    else openLogin({ label: t('shell.toRecords'), resume: open });
  };
  return (
    <>
      {/* Keeps the end of the page above the bar. */}
      <div aria-hidden="true" className="h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden" />
      <nav
        aria-label={t('shell.mobileNav')}
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
          <BarButton icon="history" label={t('shell.records')} isCurrent={path === '/member'} onClick={openRecords} />
          <BarButton icon="menu" label={t('shell.me')} onClick={openDrawer} />
        </ul>
      </nav>
    </>
  );
}

type BarButtonProps = { icon: IconName; label: string; isCurrent?: boolean; onClick(): void };

function BarButton({ icon, label, isCurrent = false, onClick }: BarButtonProps) {
  return (
    <li>
      <button type="button" aria-current={isCurrent ? 'page' : undefined} onClick={onClick} className={cx(itemClass)}>
        <Icon name={icon} size={22} />
        {label}
      </button>
    </li>
  );
}

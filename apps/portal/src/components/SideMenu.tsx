import { Icon } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { Link } from '../router/Link.tsx';
import { useBrand } from '../useBrand.ts';
import { ChatButton } from './ChatButton.tsx';
import { openService } from './openService.ts';
import { resourceOf } from './resourceOf.ts';

const entryClass =
  'grid size-11 place-items-center rounded-control text-text-2 no-underline transition-colors duration-fast hover:bg-bg-3 hover:text-text-1 aria-[current=page]:text-brass-text';

/** The side menu of every page: customer service, promotions, the affiliate programme where there is one, download. */
export function SideMenu() {
  const t = useT();
  const { resources } = useBrand();
  const affiliate = resourceOf(resources, 'AFFILIATE');
  return (
    <nav
      aria-label={t('support.sideMenu')}
      className="flex flex-col items-center gap-0.5 rounded-panel bg-bg-2 shadow-float"
    >
      <button
        type="button"
        title={t('shell.service')}
        aria-label={t('shell.service')}
        className={entryClass}
        onClick={openService}
      >
        <Icon name="headset" />
      </button>
      <ChatButton className={entryClass} />
      <Link to="/promotions" title={t('shell.promotions')} aria-label={t('shell.promotions')} className={entryClass}>
        <Icon name="promo" />
      </Link>
      {affiliate === undefined ? null : (
        <a
          href={affiliate.url}
          target="_blank"
          rel="noopener noreferrer"
          title={t('support.affiliate')}
          aria-label={t('support.affiliate')}
          className={entryClass}
        >
          <Icon name="users" />
        </a>
      )}
      <Link to="/down" title={t('shell.download')} aria-label={t('shell.download')} className={entryClass}>
        <Icon name="download" />
      </Link>
    </nav>
  );
}

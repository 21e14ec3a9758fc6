import { Icon } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { categoryIcon, categoryPath, useCategories } from './useCategories.ts';
import { Link } from '../router/Link.tsx';

const itemClass =
  'relative flex h-12 items-center gap-2 px-3.5 text-label whitespace-nowrap text-text-2 no-underline transition-colors duration-fast after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:rounded-pill after:bg-transparent hover:text-text-1 aria-[current=page]:text-text-1 aria-[current=page]:after:bg-brass';

/** The second tier of the header: Home, then every category that has vendors, in the house's order. */
export function NavBar() {
  const t = useT();
  const categories = useCategories();
  return (
    <div className="sticky top-14 z-sticky hidden border-b border-line-1 bg-bg-1 lg:block">
      <div className="content-column flex items-center justify-between gap-6">
        <nav aria-label={t('shell.mainNav')}>
          <ul className="-ml-3.5 flex scrollbar-none items-center overflow-x-auto">
            <li>
              <Link to="/" className={itemClass}>
                {t('shell.home')}
              </Link>
            </li>
            {categories.map(({ gameClassify }) => (
              <li key={gameClassify}>
                <Link to={categoryPath[gameClassify]} className={itemClass}>
                  <Icon name={categoryIcon[gameClassify]} size={18} />
                  {t(`shell.category.${gameClassify}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('shell.quickNav')}>
          <ul className="-mr-3 flex items-center">
            {(['fairness', 'deposit', 'safer'] as const).map((hash) => (
              <li key={hash}>
                <Link
                  to="/"
                  hash={hash}
                  className="flex h-12 items-center px-3 text-dense text-text-3 no-underline hover:text-text-1"
                >
                  {t(quickLinks[hash])}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

const quickLinks = { fairness: 'shell.fairness', deposit: 'shell.howToDeposit', safer: 'shell.saferPlay' } as const;

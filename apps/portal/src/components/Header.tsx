import { IconButton } from '@baize/ui/IconButton';
import { Logo } from '@baize/ui/Logo';
import { useT } from '../i18n/useT.ts';
import { openDrawer, openSearch } from '../layer.ts';
import { useBrand } from '../useBrand.ts';
import { AccountArea } from './AccountArea.tsx';
import { HouseClock } from './HouseClock.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { Link } from '../router/Link.tsx';

/** Logo, search, clock, account, language. `entry` is the quiet form of the login and registration pages. */
export function Header({ kind }: { kind: 'full' | 'entry' }) {
  const t = useT();
  const { merchant } = useBrand();
  const logo = (
    <Link to="/" aria-label={`${merchant} · ${t('shell.home')}`} className="flex rounded-control no-underline">
      <Logo name={merchant} />
    </Link>
  );
  if (kind === 'entry') {
    return (
      <header className="border-b border-line-1 bg-bg-0">
        <div className="content-column flex h-14 items-center gap-3">
          {logo}
          <div className="ml-auto flex items-center gap-1">
            <ThemeButton />
            <LanguageSelect />
          </div>
        </div>
      </header>
    );
  }
  return (
    <header className="sticky top-0 z-header border-b border-line-1 bg-bg-1 shadow-cushion lg:border-b-0">
      <div className="content-column flex h-14 items-center gap-1 lg:gap-4">
        <IconButton
          icon="menu"
          label={t('shell.menu')}
          aria-haspopup="dialog"
          onClick={openDrawer}
          className="-ml-2.5 lg:hidden"
        />
        {logo}
        <div className="hidden min-w-0 flex-1 items-center gap-5 lg:flex">
          <SearchBox />
          <HouseClock />
        </div>
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <IconButton
            icon="search"
            label={t('shell.search')}
            aria-haspopup="dialog"
            onClick={openSearch}
            className="max-[360px]:hidden lg:hidden"
          />
          <AccountArea />
          <div className="hidden items-center gap-1 lg:flex">
            <ThemeButton />
            <LanguageSelect />
          </div>
        </div>
      </div>
    </header>
  );
}

import { IconButton } from '@baize/ui/IconButton';
import { cx } from '@baize/ui/cx';
import { Logo } from '@baize/ui/Logo';
import { useT } from '../i18n/useT.ts';
import { openDrawer, openSearch } from '../layer.ts';
import { useIsMember } from '../session.ts';
import { useBrand } from '../useBrand.ts';
import { AccountArea } from './AccountArea.tsx';
import { HouseClock } from './HouseClock.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { Link } from '../router/Link.tsx';

/** Logo, search, clock, account, language. `entry` is the quiet form of the login and registration pages. */
export function Header({ kind }: { kind: 'full' | 'entry' | 'game' }) {
  const t = useT();
  const { merchant } = useBrand();
  /* On a phone the sign alone stands for the house, so that a member's balance is never cut off. */
  const isMember = useIsMember();
  /* A long name is written smaller there, so that the two ways in keep their words. */
  const isLong = merchant.length > 6;
  const logo = (
    <Link to="/" aria-label={`${merchant} · ${t('shell.home')}`} className="flex rounded-control no-underline">
      <Logo
        name={merchant}
        className={cx(
          'max-[400px]:gap-1',
          isMember && 'max-[440px]:[&>span]:hidden',
          isLong && 'max-lg:gap-1.5 max-lg:[&>span]:text-label max-[340px]:[&>span]:hidden',
        )}
      />
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
    <header data-piece="" className="sticky top-0 z-header border-b border-line-1 bg-bg-1 lg:border-b-0">
      <div className="content-column flex h-14 items-center gap-1 max-[400px]:gap-0.5 lg:gap-4">
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
        <div className="ml-auto flex items-center gap-1 max-lg:min-w-0 max-[400px]:gap-0.5 lg:gap-2">
          <IconButton
            icon="search"
            label={t('shell.search')}
            aria-haspopup="dialog"
            onClick={openSearch}
            className={cx('lg:hidden', isLong && !isMember ? 'max-[380px]:hidden' : 'max-[360px]:hidden')}
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

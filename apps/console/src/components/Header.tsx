import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { IconButton } from '@baize/ui/IconButton';
import { Kbd } from '@baize/ui/Kbd';
import { Logo } from '@baize/ui/Logo';
import { Menu } from '@baize/ui/Menu';
import { Link } from '@tanstack/react-router';
import { languages } from '@baize/contract/languages';
import { consoleLanguages } from '../i18n/consoleLanguages.ts';
import { showLanguage } from '../i18n/showLanguage.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { showTheme, useTheme } from '../theme.ts';
import { useOperator } from '../useOperator.ts';
import { useSite } from '../useSite.ts';
import { brandHue } from './brandHue.ts';
import { brandLogo } from './brandLogo.ts';
import { useSignOut } from './useSignOut.ts';

const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Brand, search, and who is signed in. The coloured line and the name say which brand every click acts on. */
export function Header({ onSearch, onMenu }: { onSearch: () => void; onMenu: () => void }) {
  const t = useT();
  const site = useSite();
  return (
    <header className="sticky top-0 z-header bg-bg-1">
      <div className="flex h-14 items-center gap-2 px-2 sm:gap-3 sm:px-4">
        <IconButton icon="menu" label={t('shell.menu')} onClick={onMenu} className="lg:hidden" />
        <Link to="/" className="flex items-center gap-2.5 rounded-control no-underline">
          <Logo size={26} src={brandLogo} />
          <span className="text-h4 text-text-1">{site.merchant}</span>
          <span className="hidden text-body text-text-3 sm:inline">{t('shell.console')}</span>
        </Link>
        <Badge tone={isLocal ? 'sky' : 'cinnabar'}>{isLocal ? t('shell.local') : t('shell.live')}</Badge>
        <button
          type="button"
          onClick={onSearch}
          className="ml-auto hidden h-9 w-full max-w-90 items-center gap-2 rounded-control border border-line-2 bg-bg-inset px-3 text-left text-body text-text-3 hover:border-text-3 md:flex lg:mr-auto"
        >
          <Icon name="search" size={16} />
          <span className="flex-1 truncate">{t('palette.hint')}</span>
          <Kbd>{navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K'}</Kbd>
        </button>
        <IconButton icon="search" label={t('palette.title')} onClick={onSearch} className="ml-auto md:hidden" />
        <p className="hidden text-cap whitespace-nowrap text-text-3 xl:block">
          {t('shell.zone', { zone: site.timeZone })}
        </p>
        <div className="hidden sm:flex">
          <LanguageMenu />
          <ThemeButton />
        </div>
        <OperatorMenu />
      </div>
      <div
        aria-hidden="true"
        className="h-[3px]"
        style={{ background: `oklch(0.6 0.13 ${brandHue(site.merchantCode)})` }}
      />
    </header>
  );
}

function LanguageMenu() {
  const t = useT();
  const language = useLanguage();
  return (
    <Menu
      label={t('shell.language')}
      trigger={<IconButton icon="globe" label={t('shell.languageNow', { language: languages[language].name })} />}
      items={consoleLanguages.map((code) => ({
        id: code,
        label: <span lang={languages[code].html}>{languages[code].name}</span>,
        isChecked: code === language,
        onSelect: () => void showLanguage(code),
      }))}
    />
  );
}

function ThemeButton() {
  const t = useT();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('shell.light') : t('shell.dark')}
      onClick={() => showTheme(isDark ? 'light' : 'dark')}
    />
  );
}

/** On phones, language and theme are chosen here too. */
function OperatorMenu() {
  const t = useT();
  const signOut = useSignOut();
  const language = useLanguage();
  const isDark = useTheme() === 'dark';
  const { operator } = useOperator();
  const name = operator?.username ?? '';
  return (
    <Menu
      label={t('shell.account')}
      trigger={
        <Button tone="ghost" icon="user" className="px-2.5 sm:px-3" aria-label={t('shell.accountOf', { name })}>
          <span className="hidden sm:inline">{name}</span>
        </Button>
      }
      header={
        <p className="flex flex-col">
          <span className="text-label text-text-1">{name}</span>
          <span className="text-cap text-text-3">
            {operator === undefined ? '' : `${t(`role.${roleOf(operator.role)}`)} · ${operator.brandName}`}
          </span>
        </p>
      }
      items={[
        ...consoleLanguages.map((code) => ({
          id: code,
          label: <span lang={languages[code].html}>{languages[code].name}</span>,
          icon: 'globe' as const,
          isChecked: code === language,
          onSelect: () => void showLanguage(code),
        })),
        {
          id: 'theme',
          label: isDark ? t('shell.light') : t('shell.dark'),
          icon: isDark ? 'sun' : 'moon',
          startsGroup: true,
          onSelect: () => showTheme(isDark ? 'light' : 'dark'),
        },
        {
          id: 'signOut',
          label: t('shell.signOut'),
          icon: 'logout',
          startsGroup: true,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}

const roles = ['operator', 'approver', 'auditor', 'platform'] as const;
const roleOf = (role: string): (typeof roles)[number] => roles.find((one) => one === role) ?? 'operator';

import { Drawer } from '@baize/ui/Drawer';
import { Button } from '@baize/ui/Button';
import { Icon, type IconName } from '@baize/ui/Icon';
import { Logo } from '@baize/ui/Logo';
import { Segmented } from '@baize/ui/Segmented';
import type { ReactNode } from 'react';
import { isLanguage, languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { askLogout, closeLayer, openLogin, openRegister, openSearch } from '../layer.ts';
import { useSession } from '../session.ts';
import { showLanguage } from '../showLanguage.ts';
import { showTheme, useTheme } from '../theme.ts';
import { useBrand } from '../useBrand.ts';
import { ChatButton } from './ChatButton.tsx';
import { DrawerAccount } from './DrawerAccount.tsx';
import { DrawerIdentity } from './DrawerIdentity.tsx';
import { NavItemLink } from './NavItemLink.tsx';
import { openService } from './openService.ts';
import { useNavItems } from './useNavItems.ts';
import { Link } from '../router/Link.tsx';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void };

/** Everything a phone's header has no room for: who is here, the categories as tiles, account, help, language, colours. */
export function NavDrawer({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const theme = useTheme();
  const language = useLanguage();
  const { merchant, languages: offered } = useBrand();
  const { status } = useSession();
  const items = useNavItems();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="left"
      title={
        <span className="flex">
          <Logo name={merchant} size={24} />
        </span>
      }
      labels={{ close: t('shell.closeMenu') }}
    >
      {status === 'member' ? (
        <DrawerIdentity />
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <Button tone="outline" onClick={() => openLogin()}>
            {t('shell.login')}
          </Button>
          <Button tone="felt" onClick={() => openRegister()}>
            {t('shell.join')}
          </Button>
        </div>
      )}

      <ul aria-label={t('shell.mainNav')} className="mt-5 grid grid-cols-3 gap-2">
        {items.map((item) => (
          <li key={item.key}>
            <NavItemLink
              item={item}
              onFollow={closeLayer}
              className="flex aspect-4/3 w-full flex-col items-center justify-center gap-2 rounded-panel bg-bg-2 px-1 text-center text-dense text-text-2 no-underline shadow-cushion hover:bg-bg-3 aria-[current=page]:bg-cloth aria-[current=page]:text-text-1"
            >
              <Icon name={item.icon} size={24} className="text-brass-text" />
              <span className="line-clamp-2">{item.label}</span>
            </NavItemLink>
          </li>
        ))}
      </ul>

      <ul className="mt-5 grid gap-0.5">
        <Row icon="search" onClick={openSearch}>
          {t('shell.search')}
        </Row>
        {status === 'member' ? <DrawerAccount className={rowClass} /> : null}
        <li>
          <Link to="/help" onClick={closeLayer} className={rowClass}>
            <Icon name="info" className="text-text-3" />
            {t('shell.help')}
          </Link>
        </li>
        <li>
          <Link to="/down" onClick={closeLayer} className={rowClass}>
            <Icon name="download" className="text-text-3" />
            {t('shell.download')}
          </Link>
        </li>
        {(status === 'member' ? memberHelp : guestHelp).map((hash) => (
          <li key={hash}>
            <Link to="/" hash={hash} onClick={closeLayer} className={rowClass}>
              <Icon name={helpIcon[hash]} className="text-text-3" />
              {t(helpLabel[hash])}
            </Link>
          </li>
        ))}
        <li>
          <ChatButton isNamed className={rowClass} onOpen={closeLayer} />
        </li>
        <Row icon="headset" onClick={openService}>
          {t('shell.service')}
        </Row>
        {status === 'member' ? (
          <Row icon="logout" onClick={askLogout}>
            {t('shell.logout')}
          </Row>
        ) : null}
      </ul>

      <div className="mt-5 grid gap-3 border-t border-line-1 pt-5">
        <Segmented
          isBlock
          label={t('shell.language')}
          value={language}
          options={offered.filter(isLanguage).map((code) => ({ value: code, label: languages[code].name }))}
          onValueChange={(code) => void showLanguage(code)}
        />
        <Segmented
          isBlock
          label={t('shell.theme')}
          value={theme}
          options={[
            { value: 'dark', label: t('shell.themeDark') },
            { value: 'light', label: t('shell.themeLight') },
          ]}
          onValueChange={showTheme}
        />
      </div>
    </Drawer>
  );
}

/* Members have safer play among their pages. */
const memberHelp = ['fairness'] as const;
const guestHelp = ['fairness', 'safer'] as const;
const helpIcon = { fairness: 'shield', safer: 'clock' } as const;
const helpLabel = { fairness: 'shell.fairness', safer: 'shell.saferPlay' } as const;

const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left text-body text-text-1 no-underline hover:bg-bg-3';

function Row({ icon, onClick, children }: { icon: IconName; onClick(): void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={rowClass}>
        <Icon name={icon} className="text-text-3" />
        {children}
      </button>
    </li>
  );
}

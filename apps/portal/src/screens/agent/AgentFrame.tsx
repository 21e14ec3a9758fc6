import { Logo } from '@baize/ui/Logo';
import { SkipLink } from '@baize/ui/SkipLink';
import { buttonClass } from '@baize/ui/buttonClass';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../../components/LanguageSelect.tsx';
import { ThemeButton } from '../../components/ThemeButton.tsx';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { nowMs, useBrand } from '../../useBrand.ts';

/** The agents' own layout: no games, no navigation of players, one line of footer. */
export function AgentFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { merchant, minimumAge } = useBrand();
  return (
    <div data-frame="agent" className="flex min-h-dvh flex-col">
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <header className="border-b border-cloth-line bg-cloth">
        <div className="content-column flex h-16 items-center gap-3">
          <Link
            to="/agent"
            aria-label={`${merchant} · ${t('agent.area')}`}
            className="flex items-center gap-3 no-underline"
          >
            <Logo name={merchant} />
            <span className="border-l border-cloth-line pl-3 text-label text-text-2 max-sm:hidden">
              {t('agent.area')}
            </span>
          </Link>
          <div className="ml-auto flex items-center gap-1">
            <Link to="/" className={buttonClass({ tone: 'ghost', size: 's', className: 'max-sm:hidden' })}>
              {t('agent.toPlayers')}
            </Link>
            <ThemeButton />
            <LanguageSelect />
            {aside}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="mt-10 border-t border-line-1">
        <p className="content-column flex flex-wrap gap-x-6 gap-y-2 py-5 text-cap text-text-3">
          <span>{t('agent.adults', { age: minimumAge })}</span>
          <Link to="/" className="text-text-3 hover:text-text-1 sm:hidden">
            {t('agent.toPlayers')}
          </Link>
          <span className="sm:ml-auto">
            {t('shell.copyright', { year: new Date(nowMs()).getFullYear(), brand: merchant })}
          </span>
        </p>
      </footer>
    </div>
  );
}

import { ErrorState } from '@baize/ui/ErrorState';
import { SkipLink } from '@baize/ui/SkipLink';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { useSession } from '../session.ts';
import { siteQuery } from '../siteQuery.ts';
import { Header } from './Header.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { Navigation } from './Navigation.tsx';
import { Palette } from './Palette.tsx';
import { ScreenPending } from './ScreenPending.tsx';
import { useErrorText } from './useErrorText.ts';
import { usePaletteKey } from './usePaletteKey.ts';

/** The room that all screens stand in: header, navigation, palette. Who is not signed in sees the sign-in instead. */
export function Frame({ signIn }: { signIn: ReactNode }) {
  const t = useT();
  const errorText = useErrorText();
  const { token } = useSession();
  const site = useQuery(siteQuery);

  if (site.isError) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-120 place-items-center p-4">
        <ErrorState
          title={t('shell.unreachable')}
          hint={errorText(site.error)}
          retryLabel={t('shell.retry')}
          onRetry={() => void site.refetch()}
        />
      </main>
    );
  }
  if (!site.isSuccess) return <ScreenPending />;
  return token === undefined ? signIn : <Room />;
}

function Room() {
  const t = useT();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isNavOpen, setIsNavOpen] = useState(false);
  usePaletteKey(() => setIsPaletteOpen(true));
  return (
    <>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <Header onSearch={() => setIsPaletteOpen(true)} onMenu={() => setIsNavOpen(true)} />
      <div className="mx-auto flex w-full max-w-480">
        <nav
          aria-label={t('shell.navigation')}
          className="sticky top-[59px] hidden h-[calc(100dvh-59px)] w-54 shrink-0 overflow-y-auto border-r border-line-1 px-3 py-4 lg:block"
        >
          <Navigation />
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-5 outline-none sm:px-6">
          <Outlet />
        </main>
      </div>
      <NavDrawer isOpen={isNavOpen} onOpenChange={setIsNavOpen} />
      {isPaletteOpen ? <Palette onClose={() => setIsPaletteOpen(false)} /> : null}
    </>
  );
}

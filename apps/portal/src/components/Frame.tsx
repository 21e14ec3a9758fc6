import { Outlet, useMatches } from '@tanstack/react-router';
import { SkipLink } from '@baize/ui/SkipLink';
import { useEffect } from 'react';
import { useT } from '../i18n/useT.ts';
import { useBrand } from '../useBrand.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LayerHost } from './LayerHost.tsx';
import { MobileBar } from './MobileBar.tsx';
import { NavBar } from './NavBar.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';

/** The shell around every screen: header and navigation, the screen itself, footer, and what may lie over it. */
export function Frame() {
  const t = useT();
  const { merchant } = useBrand();
  const { frame = 'full', title } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const shownTitle = title === undefined ? merchant : `${t(title)} · ${merchant}`;
  useEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);

  if (frame === 'stage') {
    return (
      <>
        <Outlet />
        <LayerHost />
        <SessionKeeper />
      </>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <Header kind={frame} />
      {frame === 'full' ? <NavBar /> : null}
      <main id="main" tabIndex={-1} className="flex-1 scroll-mt-28 outline-none">
        <Outlet />
      </main>
      {frame === 'full' ? <Footer /> : null}
      {frame === 'full' ? <MobileBar /> : null}
      <LayerHost />
      <SessionKeeper />
    </div>
  );
}

import { SkipLink } from '@baize/ui/SkipLink';
import { useEffect } from 'react';
import { useT } from '../i18n/useT.ts';
import { useBrand } from '../useBrand.ts';
import { asleep } from './asleep.tsx';
import { Header } from './Header.tsx';
import { LayerHost } from './LayerHost.tsx';
import { MobileBar } from './MobileBar.tsx';
import { NavBar } from './NavBar.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { Outlet } from '../router/Outlet.tsx';
import { useShown } from '../router/useShown.ts';
import { screenAt } from '../routes.tsx';
import { ScreenError } from './ScreenError.tsx';
import { ScreenPending } from './ScreenPending.tsx';

const Footer = asleep(() => import('./Footer.tsx'), 'Footer');

/** The shell around every screen: header and navigation, the screen itself, footer, and what may lie over it. */
export function Frame() {
  const t = useT();
  const { merchant } = useBrand();
  const { frame, title } = screenAt(useShown().place.path);
  const shownTitle = `${t(title)} · ${merchant}`;
  useEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);

  const screen = <Outlet pending={<ScreenPending />} failed={<ScreenError />} />;
  if (frame === 'stage') {
    return (
      <>
        {screen}
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
        {screen}
      </main>
      {frame === 'full' ? <Footer /> : null}
      {frame === 'full' ? <MobileBar /> : null}
      <LayerHost />
      <SessionKeeper />
    </div>
  );
}

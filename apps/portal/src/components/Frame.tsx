import { SkipLink } from '@baize/ui/SkipLink';
import { useEffect, useLayoutEffect } from 'react';
import { useT } from '../i18n/useT.ts';
import { keepDark } from '../theme.ts';
import { useBrand } from '../useBrand.ts';
import { distantPart } from './distantPart.tsx';
import { Header } from './Header.tsx';
import { LateParts } from './LateParts.tsx';
import { LayerHost } from './LayerHost.tsx';
import { MobileBar } from './MobileBar.tsx';
import { NavBar } from './NavBar.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { Part } from './Part.tsx';
import { Outlet } from '../router/Outlet.tsx';
import { useShown } from '../router/useShown.ts';
import { screenAt } from '../routes.tsx';
import { ScreenError } from './ScreenError.tsx';
import { ScreenPending } from './ScreenPending.tsx';

const Footer = distantPart(
  () => import('./Footer.tsx'),
  'Footer',
  '[--distant-height:66rem] lg:[--distant-height:34rem]',
);
/* It is in the first view, and what unfolds beside it must not be cut off at its edge. */
const NavRail = distantPart(
  () => import('./NavRail.tsx'),
  'NavRail',
  '[--distant-height:40rem] [content-visibility:visible]!',
);

/** The shell around every screen: header and navigation, the screen itself, footer, and what may lie over it. */
export function Frame() {
  const t = useT();
  const { merchant, shell } = useBrand();
  const { frame, title } = screenAt(useShown().place.path);
  const shownTitle = `${t(title)} · ${merchant}`;
  useEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);

  /* A game is dark, and what stands around it is the hall with its lights down. */
  useLayoutEffect(() => keepDark(frame === 'stage'), [frame]);

  const screen = <Outlet pending={<ScreenPending />} renderFailed={(error) => <ScreenError error={error} />} />;
  const over = (
    <>
      <LayerHost />
      <SessionKeeper />
      <LateParts />
    </>
  );
  if (frame === 'stage' || frame === 'agent') {
    return (
      <>
        {screen}
        {over}
      </>
    );
  }
  const main = (
    <main id="main" tabIndex={-1} className="min-w-0 flex-1 scroll-mt-28 outline-none">
      <Part>{screen}</Part>
    </main>
  );
  if (frame === 'bare') {
    return (
      <>
        {main}
        {over}
      </>
    );
  }
  const hasNav = frame !== 'entry';
  const hasRail = hasNav && shell === 'rail';
  const foot = frame === 'full' ? <Footer /> : null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <Part>
        <Header kind={frame} />
      </Part>
      <Part>{hasNav && !hasRail ? <NavBar /> : null}</Part>
      {hasRail ? (
        <div className="flex flex-1">
          <NavRail />
          <div className="flex min-w-0 flex-1 flex-col">
            {main}
            {foot}
          </div>
        </div>
      ) : (
        <>
          {main}
          {foot}
        </>
      )}
      <Part>{hasNav ? <MobileBar /> : null}</Part>
      {over}
    </div>
  );
}

import { Suspense, useEffect, useState } from 'react';
import { useShown } from '../router/useShown.ts';
import { screenAt } from '../routes.tsx';
import { ChatKeeper } from './ChatKeeper.tsx';
import { isGamePage } from './isGamePage.ts';
import { lazyPart } from './lazyPart.ts';
import { PartGuard } from './PartGuard.tsx';
import { VendorKeeper } from './VendorKeeper.tsx';
import { onFirstInteraction } from './onFirstInteraction.ts';

const EdgeDock = lazyPart(() => import('./EdgeDock.tsx'), 'EdgeDock', ['support', 'chat']);
const AnnouncementKeeper = lazyPart(() => import('./AnnouncementKeeper.tsx'), 'AnnouncementKeeper');

const FavouriteKeeper = lazyPart(() => import('./FavouriteKeeper.tsx'), 'FavouriteKeeper');

/** Safari knows no idle time; there the page gets a moment instead. */
const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
};

/** Where the dock is shown at all; phones have the same entries in their drawer. */
const isWide = (): boolean => window.matchMedia('(min-width: 1024px)').matches;

/**
 * What joins a page once it has come to rest: the entries at its edge, and popups that open by themselves. Pages on which
 * a game is played, or somebody is entering, are left alone.
 */
export function LateParts() {
  const { path, pathname } = useShown().place;
  const [isAwake, setAwake] = useState(false);
  const [hasInteracted, setStirred] = useState(false);
  useEffect(() => whenIdle(() => setAwake(true)), []);
  /* Popups that nobody asked for wait for the visitor, so that the first picture is the page itself. */
  useEffect(() => onFirstInteraction(() => setStirred(true)), []);
  if (!isAwake || screenAt(path).frame !== 'full' || isGamePage(pathname)) return null;
  return (
    <PartGuard>
      {isWide() ? (
        <Suspense fallback={null}>
          <EdgeDock />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        {hasInteracted ? <AnnouncementKeeper /> : null}
        <VendorKeeper />
        <ChatKeeper />
        <FavouriteKeeper />
      </Suspense>
    </PartGuard>
  );
}

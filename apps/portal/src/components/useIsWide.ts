import { useSyncExternalStore } from 'react';

/** Where the header has room for a login. */
const WIDE = '(min-width: 80rem)';

const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the page is 1280 px wide or more; the server does not know and says no. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as the server sent it, true once its script has taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';
import type { Shown } from './createRouter.ts';
import { useRouter } from './useRouter.ts';

/** The address shown and its screen. */
export function useShown(): Shown {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.get, router.first);
}

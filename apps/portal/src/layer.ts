import { useSyncExternalStore } from 'react';
import { createStore } from './createStore.ts';
import { readSession } from './session.ts';

/** What a guest was about to do when the login came between: words for it, and how to go on. */
export type Intent = { label: string; resume(): void };

/** What lies over the page. One at a time, so that layers never stack. */
export type Layer =
  | { name: 'login'; intent?: Intent | undefined }
  | { name: 'register'; intent?: Intent | undefined }
  | { name: 'wallet' }
  | { name: 'logout' }
  | { name: 'drawer' }
  | { name: 'search' };

const store = createStore<Layer | undefined>(undefined);

export const openLogin = (intent?: Intent): void => store.set({ name: 'login', intent });
export const openRegister = (intent?: Intent): void => store.set({ name: 'register', intent });
export const askLogout = (): void => store.set({ name: 'logout' });
export const openDrawer = (): void => store.set({ name: 'drawer' });
export const openSearch = (): void => store.set({ name: 'search' });
export const closeLayer = (): void => store.set(undefined);

/** Opens the wallet, after a login where one is needed. */
export function openWallet(intentLabel: string): void {
  if (readSession().status === 'member') store.set({ name: 'wallet' });
  else openLogin({ label: intentLabel, resume: () => store.set({ name: 'wallet' }) });
}

export function useLayer(): Layer | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

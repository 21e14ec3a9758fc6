import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';

/** Signed in with a token, or not, and then whether the last session ended without the operator's doing. */
type Session = { token: string; isExpired: false } | { token: undefined; isExpired: boolean };

const KEY = 'opsToken';
const stored = sessionStorage.getItem(KEY) ?? undefined;
const store = createStore<Session>({ token: stored, isExpired: false });

/** The token lives as long as the tab. */
export function openSession(token: string): void {
  sessionStorage.setItem(KEY, token);
  store.set({ token, isExpired: false });
}

/** Forgets the session in this tab; ending it on the server is the caller's call. */
export function endSession({ isExpired }: { isExpired: boolean }): void {
  sessionStorage.removeItem(KEY);
  if (store.get().token !== undefined) store.set({ token: undefined, isExpired });
}

export const readToken = (): string | undefined => store.get().token;

export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get);
}

import type { member, OutputOf, session } from '@baize/contract';
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { createStore } from './createStore.ts';

export type Member = z.output<typeof member>;
export type SessionEnd = 'loggedOut' | 'expired' | 'signedInElsewhere' | 'locked';

/**
 * Who is looking. `loading` lasts until the page has hydrated: the server renders without a token, so the first picture
 * in the browser has to be the same.
 */
export type Session =
  | { status: 'loading'; token?: undefined; member?: undefined }
  | { status: 'guest'; token?: undefined; member?: undefined }
  | { status: 'member'; token: string; member: Member };

const LOADING: Session = { status: 'loading' };
const GUEST: Session = { status: 'guest' };

const store = createStore<Session>(LOADING);
let arriving: string | undefined;
const endings = new Set<(reason: SessionEnd) => void>();

/** Reads the session that this tab had before it was reloaded. Called once, by the browser's entry. */
export function restoreSession(): void {
  store.set(readStored() ?? GUEST);
}

/**
 * Keeps what a login or a registration answered; the token lives as long as the tab. The visitor is a member only once
 * the member info has been loaded with the new token: until then it serves that one call and nothing else.
 */
export async function openSession(
  { token }: OutputOf<{ output: typeof session }>,
  loadMember: () => Promise<Member>,
): Promise<void> {
  arriving = token;
  try {
    const info = await loadMember();
    sessionStorage.setItem('token', token);
    sessionStorage.setItem('userInfo', JSON.stringify(info));
    sessionStorage.setItem('account', info.account);
    sessionStorage.setItem('nickname', info.nickname);
    sessionStorage.setItem('customerId', info.id);
    store.set({ status: 'member', token, member: info });
  } finally {
    arriving = undefined;
  }
}

/** Forgets the session in this tab; ending it on the server is the caller's call. */
export function endSession(reason: SessionEnd): void {
  for (const key of ['token', 'userInfo', 'account', 'nickname', 'customerId']) sessionStorage.removeItem(key);
  if (store.get().status !== 'member') return;
  store.set(GUEST);
  for (const hear of endings) hear(reason);
}

/** Tells when a session has ended, and why. */
export function onSessionEnd(hear: (reason: SessionEnd) => void): () => void {
  endings.add(hear);
  return () => endings.delete(hear);
}

/** The token for calls; also before hydration, and outside of components. */
export function readToken(): string | undefined {
  if (arriving !== undefined) return arriving;
  const session = store.get();
  return session.status === 'loading' ? (readStored()?.token ?? undefined) : session.token;
}

export const readSession = (): Session => store.get();

export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get, () => LOADING);
}

function readStored(): Session | undefined {
  const token = sessionStorage.getItem('token');
  const info = sessionStorage.getItem('userInfo');
  if (token === null || info === null) return undefined;
  try {
    return { status: 'member', token, member: JSON.parse(info) as Member };
  } catch {
    return undefined;
  }
}

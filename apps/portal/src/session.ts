import type { member, OutputOf, session } from '@baize/contract';
import type { SessionEnd } from '@baize/contract/identity/sessionEnds';
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { createStore } from '@baize/ui/createStore';
import { readBrand } from './useBrand.ts';

export type Member = z.output<typeof member>;

/**
 * Who is looking. `loading` lasts until the page has hydrated: the server renders without a token, so the first picture
 * in the browser has to be the same. Agent and trial are types of accounts, listed in the brand's configuration.
 */
export type Session =
  | { status: 'loading'; token?: undefined; member?: undefined; isAgent?: undefined; isTrial?: undefined }
  | { status: 'guest'; token?: undefined; member?: undefined; isAgent?: undefined; isTrial?: undefined }
  | { status: 'member'; token: string; member: Member; isAgent: boolean; isTrial: boolean };

const LOADING: Session = { status: 'loading' };
const GUEST: Session = { status: 'guest' };

/** Everything in the tab's storage that belongs to an account; it goes with the session. */
const USER_KEYS = [
  'token',
  'userInfo',
  'account',
  'username',
  'nickname',
  'customerId',
  'isAgent',
  'merchantWallet',
  'consolidated',
  'enableSalary',
  'enableContract',
  'firstTimeLogin',
  /* The popup of the members opens again with the next login; a guest's stays closed. */
  'announcementClosed.user',
];

const store = createStore<Session>(LOADING);
let arriving: string | undefined;
let arrival: string | undefined;
/** What was typed to log in, for the next change of the password. In memory only: it is nowhere after a reload. */
let typedPassword: string | undefined;
const endings = new Set<(reason: SessionEnd) => void>();

/**
 * Reads the session that this tab had before it was reloaded. A code in the address that carries a session over from
 * another device is taken out of the address at once; until it is exchanged nobody is known. Called once, by the
 * browser's entry.
 */
export function restoreSession(): void {
  const info = readBrand()?.info;
  if (info !== undefined) {
    sessionStorage.setItem('merchant', info.merchant);
    sessionStorage.setItem('merchantCode', info.merchantCode);
  }
  const url = new URL(window.location.href);
  const code = url.searchParams.get('token');
  if (code === null) {
    store.set(readStored() ?? GUEST);
    return;
  }
  arrival = code;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}${url.hash}`);
  store.set(LOADING);
}

/** The code that this page was opened with, once. */
export function takeArrival(): string | undefined {
  const code = arrival;
  arrival = undefined;
  return code;
}

/** The code was worth nothing: whoever was here before is here again. */
export function dropArrival(): void {
  if (store.get().status === 'loading') store.set(readStored() ?? GUEST);
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
    showMember(token, await loadMember());
  } finally {
    arriving = undefined;
  }
}

/** Takes over the session that another tab of this site holds. False where somebody has come in meanwhile. */
export function adoptSession({ token, member }: { token: string; member: Member }): boolean {
  if (arriving !== undefined || store.get().status !== 'guest') return false;
  showMember(token, member);
  return true;
}

/** Takes over what has changed about the account that is signed in. */
export function updateMember(info: Member): void {
  const { status, token } = store.get();
  if (status === 'member') showMember(token, info);
}

function showMember(token: string, info: Member): void {
  const session = asMember(token, info);
  sessionStorage.setItem('token', token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
  sessionStorage.setItem('account', info.account);
  sessionStorage.setItem('username', info.account);
  sessionStorage.setItem('nickname', info.nickname);
  sessionStorage.setItem('customerId', info.id);
  sessionStorage.setItem('isAgent', String(session.isAgent));
  store.set(session);
}

function asMember(token: string, info: Member): Extract<Session, { status: 'member' }> {
  const brand = readBrand()?.info;
  return {
    status: 'member',
    token,
    member: info,
    isAgent: (brand?.agentTypes ?? []).includes(info.type),
    isTrial: (brand?.trialTypes ?? []).includes(info.type),
  };
}

/** Forgets the session in this tab; ending it on the server is the caller's call. */
export function endSession(reason: SessionEnd): void {
  for (const key of USER_KEYS) sessionStorage.removeItem(key);
  typedPassword = undefined;
  if (store.get().status !== 'member') return;
  store.set(GUEST);
  for (const listener of endings) listener(reason);
}

/** Tells when a session has ended, and why. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

/** Keeps the password that this page has just logged in with, or forgets it. */
export function keepPassword(password: string | undefined): void {
  typedPassword = password;
}

export const readPassword = (): string | undefined => typedPassword;

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

/** True for a member only: what differs for members alone is not drawn a second time for everybody else. */
export const useIsMember = (): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().status === 'member',
    () => false,
  );

function readStored(): Session | undefined {
  const token = sessionStorage.getItem('token');
  const info = sessionStorage.getItem('userInfo');
  if (token === null || info === null) return undefined;
  try {
    return asMember(token, JSON.parse(info) as Member);
  } catch {
    return undefined;
  }
}

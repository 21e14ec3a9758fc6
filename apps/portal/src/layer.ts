import { useSyncExternalStore } from 'react';
import type { Category } from './components/useCategories.ts';
import { showAlert } from './alert.ts';
import { createStore } from '@baize/ui/createStore';
import type { MemberPage } from './paths.ts';
import { readSession } from './session.ts';

/** What a guest was about to do when the login came between: words for it, and how to go on. */
export type Intent = { label: string; resume(): void };

/** With what the login popup begins, when a login was begun elsewhere. It stays in memory. */
export type LoginStart = {
  username?: string;
  password?: string;
  needsCaptcha?: boolean;
  verification?: Verification;
  /** A registration has just been finished: the account can log in now. */
  isRegistered?: boolean;
};

/** What a login from a new place waits for. */
export type Verification = {
  verificationId: string;
  methods: readonly { kind: 'sms' | 'email' | 'paymentPassword' | 'totp' | 'recoveryCode'; masked: string }[];
};

/** Who a popup speaks to: members, or guests. */
export type Audience = 'user' | 'anonymous';

/** A vendor whose games are shown as a list. */
export type VendorList = { category: Category; vassalage: string; name: string };

/** What lies over the page. One at a time, so that layers never stack. */
export type Layer =
  | { name: 'login'; intent?: Intent | undefined; start?: LoginStart | undefined }
  | { name: 'register'; intent?: Intent | undefined }
  | { name: 'forgot' }
  | { name: 'changePassword' }
  | { name: 'wallet' }
  | { name: 'logout' }
  | { name: 'drawer' }
  | { name: 'search' }
  | { name: 'announcements'; audience: Audience }
  | { name: 'notices'; index: number }
  | { name: 'vendorGames'; of: VendorList }
  | { name: 'feedback' }
  | { name: 'contracts' }
  | { name: 'member'; page: MemberPage }
  | { name: 'service' };

const store = createStore<Layer | undefined>(undefined);

export const openLogin = (intent?: Intent, start?: LoginStart): void => store.set({ name: 'login', intent, start });
export const openRegister = (intent?: Intent): void => store.set({ name: 'register', intent });
export const openForgot = (): void => store.set({ name: 'forgot' });
export const openChangePassword = (): void => store.set({ name: 'changePassword' });
export const askLogout = (): void => store.set({ name: 'logout' });
export const openDrawer = (): void => store.set({ name: 'drawer' });
export const openSearch = (): void => store.set({ name: 'search' });
export const openAnnouncements = (audience: Audience): void => store.set({ name: 'announcements', audience });
/** Opens the notices at the one that stands at `index` of all of them. */
export const openNotices = (index: number): void => store.set({ name: 'notices', index });
export const openVendorGames = (of: VendorList): void => store.set({ name: 'vendorGames', of });
export const openFeedback = (): void => store.set({ name: 'feedback' });
/** Opens the contracts that wait to be decided. */
export const openContracts = (): void => store.set({ name: 'contracts' });
export const openServiceNote = (): void => store.set({ name: 'service' });
export const closeLayer = (): void => store.set(undefined);

/** Opens the wallet, after a login where one is needed. */
export function openWallet(intentLabel: string): void {
  const { status, isTrial } = readSession();
  if (isTrial === true) showAlert({ fault: 'in_need_true_account' });
  else if (status === 'member') store.set({ name: 'wallet' });
  else openLogin({ label: intentLabel, resume: () => store.set({ name: 'wallet' }) });
}

/** Opens a page of the member centre over whatever is shown, after a login where one is needed. */
export function openMemberPanel(page: MemberPage, intentLabel?: string): void {
  const open = (): void => store.set({ name: 'member', page });
  if (readSession().status === 'member') open();
  else openLogin(intentLabel === undefined ? undefined : { label: intentLabel, resume: open });
}

export function useLayer(): Layer | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

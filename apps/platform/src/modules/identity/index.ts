/**
 * Public API of identity: the owner of a token, accounts by id or name, and opening and ending accounts or sessions
 * without a typed password.
 */
export { createBotCheck, type BotCheck } from './createBotCheck.ts';
export { createCodes } from './createCodes.ts';
export { createHasher, type HashCost, type Hasher } from './createHasher.ts';
export { createIdentity, type Identity } from './createIdentity.ts';
export { createIdentityTokens } from './createIdentityTokens.ts';
export { findAccountByName } from './findAccountByName.ts';
export { accountsAmong, scanAccounts, type AccountStep, type Wanted } from './store/activity.ts';
export { readDetails } from './store/details.ts';
export { readBrowserSharers } from './store/places.ts';
export {
  countLastIn,
  countThere,
  listSilent,
  listThere,
  readCameInSince,
  readLastIn,
  type SignIn,
} from './store/presence.ts';
export { loadBotKey } from './loadBotKey.ts';
export { PAYMENT_COOL_HOURS, TRIAL_TYPE } from './rules.ts';
export { visitCookies } from './visitCookies.ts';
export type { Account } from './Account.ts';
export type { EndedSession } from './store.ts';

/**
 * The door of identity: who a token belongs to, accounts by id or name, and the ways an account or session comes to be
 * or ends without a password having been typed.
 */
export { createHasher, type Hasher } from './createHasher.ts';
export { createIdentity, type Identity } from './createIdentity.ts';
export type { Account } from './Account.ts';
export type { EndedSession } from './store.ts';

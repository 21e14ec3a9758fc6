import type { Queryable } from '../../kit/db.ts';
import type { Brand, MemberSession, Module } from '../../kit/implement.ts';
import { hashToken } from '../../kit/random.ts';
import type { Account } from './Account.ts';
import { openAccount, type AccountToOpen } from './commands/openAccount.ts';
import { openSession, type OpenedSession, type SessionToOpen } from './commands/openSession.ts';
import { setStatus, type StatusToSet } from './commands/setStatus.ts';
import { createSessionEvents, type SessionEvents } from './events.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import { identityModule } from './module.ts';
import { canonicalName, TRIAL_TYPE } from './rules.ts';
import {
  countAccountsSince,
  findSession,
  readAccountByName,
  readAccountPage,
  readAccounts,
  readEndedSince,
  type EndedSession,
} from './store.ts';

export type Identity = Readonly<{
  module: Module;
  /** The live session of a token at this brand's hosts; the look-up itself counts as activity. */
  findMember(token: string, brand: Pick<Brand, 'id'>): Promise<MemberSession | undefined>;
  /** Opens an account with its wallet; refuses with `username_taken` or `username_invalid`. */
  openAccount(account: AccountToOpen): Promise<{ memberId: bigint }>;
  /** Opens the account's one session without a password, for those who were let in another way. */
  openSession(session: SessionToOpen): Promise<OpenedSession>;
  /** Locks, closes or reopens; everything but `active` ends sessions and sockets and stops spending. */
  setStatus(change: StatusToSet): Promise<void>;
  /** Accounts of one brand by id, as a map from the id; ids of other brands are left out. */
  accountsOf(query: { brandId: number; memberIds: readonly bigint[] }): Promise<Map<bigint, Account>>;
  findAccountByName(query: { brandId: number; account: string }): Promise<Account | undefined>;
  /** A page of accounts, newest first, whose name holds `search`. */
  listAccounts(query: {
    brandId: number;
    search: string;
    pageNum: number;
    pageSize: number;
  }): Promise<{ total: number; accounts: Account[] }>;
  /** Real accounts of members and agents opened since. */
  countNewMembers(query: { brandId: number; since: Date }): Promise<number>;
  /** Passwords that this process has hashed or compared so far. */
  hashCount(): number;
  /** Hears in this process of sessions that it ended. */
  onSessionEnded: SessionEvents['onEnded'];
  /** What any process ended after a moment of the database's clock, or lately, with that clock's present time. */
  endedSince(since: Date | undefined): Promise<{ now: Date; ended: EndedSession[] }>;
}>;

/** The identity of one process. All truth is in the database; nothing is kept here that another process would miss. */
export function createIdentity(options: Omit<IdentityDeps, 'events'>): Identity {
  const deps: IdentityDeps = { ...options, events: createSessionEvents() };
  const db: Queryable = deps.pool;
  return {
    module: identityModule(deps),
    async findMember(token, brand) {
      const sessionHash = hashToken(token);
      const found = await findSession(db, { sessionHash, brandId: brand.id });
      return found && { kind: 'member', sessionHash, brandId: brand.id, isTrial: found.type === TRIAL_TYPE, ...found };
    },
    openAccount: (account) => openAccount(deps, account),
    openSession: (session) => openSession(deps, session),
    setStatus: (change) => setStatus(deps, change),
    accountsOf: async (query) =>
      new Map((await readAccounts(db, query)).map((account) => [account.memberId, account] as const)),
    findAccountByName: async ({ brandId, account }) => {
      const usernameKey = canonicalName(account);
      return usernameKey === undefined ? undefined : readAccountByName(db, { brandId, usernameKey });
    },
    listAccounts: (query) => readAccountPage(db, query),
    countNewMembers: (query) => countAccountsSince(db, query),
    hashCount: () => deps.hasher.count(),
    onSessionEnded: deps.events.onEnded,
    endedSince: (since) => readEndedSince(db, since),
  };
}

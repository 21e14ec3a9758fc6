import type { Client, Queryable } from '#kit/db.ts';
import type { Brand, MemberSession, Module } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import { transact } from '@baize/server/transact';
import type { Account } from './Account.ts';
import { checkPaymentPassword } from './commands/checkPaymentPassword.ts';
import { openAccount, type AccountToOpen } from './commands/openAccount.ts';
import { openSession, type SessionToOpen } from './commands/openSession.ts';
import { setStatus, type StatusToSet } from './commands/setStatus.ts';
import { signOut } from './commands/signOut.ts';
import { createCaptcha } from './createCaptcha.ts';
import { createSessionFinder } from './createSessionFinder.ts';
import { createSessionEvents, type SessionEvents } from './events.ts';
import { findAccountByName } from './findAccountByName.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import { identityModule } from './module.ts';
import type { OpenedSession } from './OpenedSession.ts';
import { refuseName } from './refuseName.ts';
import { refusePassword } from './refusePassword.ts';
import { PAYMENT_COOL_HOURS, TRIAL_TYPE } from './rules.ts';
import {
  countAccountsSince,
  findSessions,
  holdSession,
  readAccountPage,
  readAccounts,
  readEndedSince,
  readRecentSessions,
  readSessionStart,
  updateType,
  type EndedSession,
} from './store.ts';
import { countOf, named, nextOf, onlineAmong, type Wanted } from './store/activity.ts';
import { findNamed, readLatestSignIns, type SignIn } from './store/presence.ts';
import { browserName } from './browserName.ts';
import { endDevicesOf, readDevices } from './store/devices.ts';
import { deleteSecondStep, readSecondStep } from './store/secondSteps.ts';
import { endVerificationsOf } from './store/verifications.ts';
import { findInvitation, insertInvitation, readInvitation } from './store/invitations.ts';
import { readPayment, settlePayee, type PaymentFacts } from './store/profiles.ts';

type Many = Readonly<{ brandId: number; memberIds: readonly bigint[] }>;
type Payment = Omit<PaymentFacts, 'passwordHash'> & Readonly<{ hasPassword: boolean }>;

type MemberOf = Readonly<{ brandId: number; memberId: bigint }>;
type EntryPlace = Readonly<{
  id: string;
  kind: 'session' | 'device';
  isLive: boolean;
  address: string;
  browser: string;
  createdAt: Date;
  lastSeenAt: Date;
}>;

export type Identity = Readonly<{
  module: Module;
  /** The live session of a token at this brand's hosts; the query itself counts as activity. */
  findMember(token: string, brand: Pick<Brand, 'id'>): Promise<MemberSession | undefined>;
  /** Opens an account with its wallet; refuses with `username_taken` or `username_invalid`. */
  openAccount(account: AccountToOpen): Promise<{ memberId: bigint }>;
  /** Gives an agent an invitation code; false if the brand has the code already. */
  addInvitation(invitation: { brandId: number; code: string; ownerId: bigint }): Promise<boolean>;
  /** A member's own invitation code. */
  invitationOf(member: MemberOf): Promise<string | undefined>;
  /** The owner of an invitation code; undefined if unknown at the brand. */
  invitationOwner(asked: { brandId: number; code: string }): Promise<bigint | undefined>;
  /** Opens the account's one session without a password, for other authentication. */
  openSession(session: SessionToOpen): Promise<OpenedSession>;
  /**
   * Runs work in a transaction that holds the session, such as opening a game: ending the session waits for it and sees
   * its result. Undefined, without running it, if the session has ended.
   */
  whileLive<Result>(sessionHash: Buffer, work: (client: Client) => Promise<Result>): Promise<Result | undefined>;
  /** Locks, closes or reopens; everything but `active` ends sessions and sockets and blocks spending. */
  setStatus(change: StatusToSet): Promise<void>;
  /** Within a transaction: makes an account a member or an agent; its sessions have the new rights with the next call. */
  setType(client: Client, change: MemberOf & { type: number }): Promise<void>;
  /**
   * Runs work in a transaction that ends a member's sessions and opened games, with the account locked. The member may
   * sign in again.
   */
  signOut<Result>(
    member: { brandId: number; memberId: bigint },
    work: (client: Client) => Promise<Result>,
  ): Promise<Result>;
  /** The start of a session, with the database's current time; undefined if it has ended. */
  sessionBeganAt(sessionHash: Buffer): Promise<{ since: Date; now: Date } | undefined>;
  /** Accounts of one brand as a map by id; ids of other brands are left out. */
  accountsOf(query: { brandId: number; memberIds: readonly bigint[] }): Promise<Map<bigint, Account>>;
  /** Refuses with `payment_password_missing`, `payment_password_incorrect` or `payment_password_locked`. */
  checkPaymentPassword(attempt: { brandId: number; memberId: bigint; password: string }): Promise<void>;
  /** The payee's name and the state of the payment password, for withdrawals. */
  paymentOf(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<Payment>;
  /** Within a transaction: sets the payee's name if there is none yet, and returns the current one. */
  settlePayee(client: Client, payee: { brandId: number; memberId: bigint; name: string }): Promise<string>;
  /** Refuses names that a registration would refuse; likewise passwords. */
  refuseName: typeof refuseName;
  refusePassword: typeof refusePassword;
  /** Online and inactive members. */
  activity: Readonly<{
    onlineAmong(many: Many): Promise<Set<bigint>>;
    /** A page of an agent's team by name prefix; `after` is the member before them. */
    findNamed(
      query: Readonly<{ brandId: number; agentId: bigint; search: string; limit: number; offset?: number }> &
        Readonly<{ after?: bigint | undefined }>,
    ): Promise<{ memberIds: bigint[]; total: number }>;
    /** Accounts of the brand by name prefix; at most a thousand. */
    named(query: { brandId: number; search: string }): Promise<bigint[]>;
    /** The next members of an audience by id, and their number; no trial accounts. */
    nextOf(query: Wanted & { after: bigint; limit: number }): Promise<bigint[]>;
    countOf(query: Wanted): Promise<number>;
    /** Latest logins, newest first. */
    latestSignIns(brandId: number, limit: number): Promise<SignIn[]>;
  }>;
  /** Login facts of members, for support. */
  security: Readonly<{
    secondStepOf(member: MemberOf): Promise<{ isOn: boolean; codesLeft: number } | undefined>;
    /**
     * Within a transaction: disables two-step login, with recovery codes, pending verifications, and remembered
     * browsers.
     */
    dropSecondStep(client: Client, member: MemberOf): Promise<void>;
    /** Current and recent sessions, and remembered browsers. */
    sessionsOf(member: MemberOf): Promise<EntryPlace[]>;
  }>;
  findAccountByName(query: { brandId: number; account: string }): Promise<Account | undefined>;
  /** A page of accounts, newest first, whose name contains `search`. */
  listAccounts(query: {
    brandId: number;
    search: string;
    pageNum: number;
    pageSize: number;
  }): Promise<{ total: number; accounts: Account[] }>;
  /** Real accounts of members and agents opened since. */
  countNewMembers(query: { brandId: number; since: Date }): Promise<number>;
  /** Number of hashes this process has computed. */
  hashCount(): number;
  /** Subscribes to sessions ended by this process. */
  onSessionEnded: SessionEvents['onEnded'];
  /** Sessions ended by any process since a time of the database's clock, or lately, with its current time. */
  endedSince(since: Date | undefined): Promise<{ now: Date; ended: EndedSession[] }>;
}>;

/** The identity of one process. All state is in the database. */
export function createIdentity(options: Omit<IdentityDeps, 'events' | 'captcha'>): Identity {
  const { pool, limiter, botCheck } = options;
  const captcha = createCaptcha({ db: pool, limiter, botCheck });
  const deps: IdentityDeps = { ...options, captcha, events: createSessionEvents() };
  const db: Queryable = deps.pool;
  const findSession = createSessionFinder((asked) => findSessions(db, asked));
  return {
    module: identityModule(deps),
    async findMember(token, brand) {
      const sessionHash = hashToken(token);
      const found = await findSession({ sessionHash, brandId: brand.id });
      return found && { kind: 'member', sessionHash, brandId: brand.id, isTrial: found.type === TRIAL_TYPE, ...found };
    },
    openAccount: (account) => openAccount(deps, account),
    addInvitation: async (invitation) => insertInvitation(db, { ...invitation, kind: 'agent' }),
    invitationOf: (member) => readInvitation(db, member),
    invitationOwner: async (asked) => (await findInvitation(db, asked))?.ownerId,
    openSession: (session) => openSession(deps, session),
    whileLive: (sessionHash, work) =>
      transact(deps.pool, async (client) => ((await holdSession(client, sessionHash)) ? work(client) : undefined)),
    setStatus: (change) => setStatus(deps, change),
    setType: (client, change) => updateType(client, change),
    signOut: (member, work) => signOut(deps, member, work),
    sessionBeganAt: (sessionHash) => readSessionStart(db, sessionHash),
    accountsOf: async (query) =>
      new Map((await readAccounts(db, query)).map((account) => [account.memberId, account] as const)),
    checkPaymentPassword: async (attempt) => void (await checkPaymentPassword(deps, attempt)),
    paymentOf: async (on, member) => {
      const { passwordHash, ...facts } = await readPayment(on, member, PAYMENT_COOL_HOURS);
      return { ...facts, hasPassword: passwordHash !== undefined };
    },
    settlePayee: (client, payee) => settlePayee(client, payee),
    refuseName,
    refusePassword,
    activity: {
      onlineAmong: (many) => onlineAmong(db, many),
      findNamed: (query) => findNamed(db, query),
      named: (query) => named(db, query),
      nextOf: (query) => nextOf(db, query),
      latestSignIns: (brandId, limit) => readLatestSignIns(db, { brandId, limit }),
      countOf: (query) => countOf(db, query),
    },
    security: {
      secondStepOf: (member) => readSecondStep(db, member),
      dropSecondStep: async (client, member) => {
        await deleteSecondStep(client, member);
        await endVerificationsOf(client, member.memberId);
        await endDevicesOf(client, member.memberId);
      },
      sessionsOf: async ({ memberId }) => {
        const sessions = await readRecentSessions(db, { memberId, sessionHash: Buffer.alloc(0) });
        const devices = await readDevices(db, { memberId, tokenHash: undefined });
        return [
          ...sessions.map(({ id, address, userAgent, isLive, createdAt, lastSeenAt }) => ({
            ...{
              id,
              kind: 'session' as const,
              isLive,
              address,
              browser: browserName(userAgent),
              createdAt,
              lastSeenAt,
            },
          })),
          ...devices.map(({ id, address, userAgent, createdAt, lastUsedAt }) => ({
            ...{ id, kind: 'device' as const, isLive: true, address, browser: browserName(userAgent), createdAt },
            lastSeenAt: lastUsedAt,
          })),
        ];
      },
    },
    findAccountByName: (query) => findAccountByName(db, query),
    listAccounts: (query) => readAccountPage(db, query),
    countNewMembers: (query) => countAccountsSince(db, query),
    hashCount: () => deps.hasher.count(),
    onSessionEnded: deps.events.onEnded,
    endedSince: (since) => readEndedSince(db, since),
  };
}

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
import { createSessionEvents, type SessionEvents } from './events.ts';
import { findAccountByName } from './findAccountByName.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import { removeExpired } from './jobs/removeExpired.ts';
import { identityModule } from './module.ts';
import type { OpenedSession } from './OpenedSession.ts';
import { refuseName } from './refuseName.ts';
import { refusePassword } from './refusePassword.ts';
import { PAYMENT_COOL_HOURS, TRIAL_TYPE } from './rules.ts';
import {
  countAccountsSince,
  findSession,
  holdSession,
  readAccountPage,
  readAccounts,
  readEndedSince,
  readRecentSessions,
  readSessionStart,
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
  /** The live session of a token at this brand's hosts; the look-up itself counts as activity. */
  findMember(token: string, brand: Pick<Brand, 'id'>): Promise<MemberSession | undefined>;
  /** Opens an account with its wallet; refuses with `username_taken` or `username_invalid`. */
  openAccount(account: AccountToOpen): Promise<{ memberId: bigint }>;
  /** Gives an agent a code that brings new people; false when the brand has the code already. */
  addInvitation(invitation: { brandId: number; code: string; ownerId: bigint }): Promise<boolean>;
  /** The code that a member brings others with. */
  invitationOf(member: MemberOf): Promise<string | undefined>;
  /** Whose code it is; undefined for one that the brand does not have. */
  invitationOwner(asked: { brandId: number; code: string }): Promise<bigint | undefined>;
  /** Opens the account's one session without a password, for those who were let in another way. */
  openSession(session: SessionToOpen): Promise<OpenedSession>;
  /**
   * Does something in a transaction that a session must not outlive, such as opening a game: whoever ends the session
   * waits for it and finds what it made. Undefined, and nothing was done, when the session has ended already.
   */
  whileLive<Result>(sessionHash: Buffer, work: (client: Client) => Promise<Result>): Promise<Result | undefined>;
  /** Locks, closes or reopens; everything but `active` ends sessions and sockets and stops spending. */
  setStatus(change: StatusToSet): Promise<void>;
  /**
   * Does something in a transaction that ends a member's sessions and opened games, with the account held. Who was signed
   * out may come in again.
   */
  signOut<Result>(
    member: { brandId: number; memberId: bigint },
    work: (client: Client) => Promise<Result>,
  ): Promise<Result>;
  /** When a session began, with the database's present time; undefined when it has ended. */
  sessionBeganAt(sessionHash: Buffer): Promise<{ since: Date; now: Date } | undefined>;
  /** Accounts of one brand by id, as a map from the id; ids of other brands are left out. */
  accountsOf(query: { brandId: number; memberIds: readonly bigint[] }): Promise<Map<bigint, Account>>;
  /** Refuses with `payment_password_missing`, `payment_password_incorrect` or `payment_password_locked`. */
  checkPaymentPassword(attempt: { brandId: number; memberId: bigint; password: string }): Promise<void>;
  /** The payee's name and the state of the payment password, as far as withdrawals need it. */
  paymentOf(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<Payment>;
  /** Within a transaction: sets the payee's name where there is none yet, and answers the one that stands. */
  settlePayee(client: Client, payee: { brandId: number; memberId: bigint; name: string }): Promise<string>;
  /** Refuses a name that a registration would be refused for, and a password likewise. */
  refuseName: typeof refuseName;
  refusePassword: typeof refusePassword;
  /** Who is there, and who has not been for some days. */
  activity: Readonly<{
    onlineAmong(many: Many): Promise<Set<bigint>>;
    /** A page of an agent's team by the beginning of the name. */
    findNamed(
      query: Readonly<{ brandId: number; agentId: bigint; search: string; limit: number; offset: number }>,
    ): Promise<{ memberIds: bigint[]; total: number }>;
    /** Accounts of the brand whose name begins so; at most a thousand. */
    named(query: { brandId: number; search: string }): Promise<bigint[]>;
    /** The next members of a kind in the order of their numbers, and how many there are; no trial accounts. */
    nextOf(query: Wanted & { after: bigint; limit: number }): Promise<bigint[]>;
    countOf(query: Wanted): Promise<number>;
    /** Who came in last, newest first. */
    latestSignIns(brandId: number, limit: number): Promise<SignIn[]>;
  }>;
  /** How members come in, for those who help them. */
  security: Readonly<{
    secondStepOf(member: MemberOf): Promise<{ isOn: boolean; codesLeft: number } | undefined>;
    /** Within a transaction: two-step login is off, with its paper codes, what waits for a code, and remembered browsers. */
    dropSecondStep(client: Client, member: MemberOf): Promise<void>;
    /** Where the account is and was signed in lately, and the browsers that are remembered. */
    sessionsOf(member: MemberOf): Promise<EntryPlace[]>;
  }>;
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
  /** Ends and removes what has run out, which happens every minute by itself. */
  removeExpired(): Promise<void>;
  /** Passwords that this process has hashed or compared so far. */
  hashCount(): number;
  /** Hears in this process of sessions that it ended. */
  onSessionEnded: SessionEvents['onEnded'];
  /** What any process ended after a moment of the database's clock, or lately, with that clock's present time. */
  endedSince(since: Date | undefined): Promise<{ now: Date; ended: EndedSession[] }>;
}>;

/** The identity of one process. All truth is in the database; nothing is kept here that another process would miss. */
export function createIdentity(options: Omit<IdentityDeps, 'events' | 'captcha'>): Identity {
  const { pool, limiter, botCheck } = options;
  const captcha = createCaptcha({ db: pool, limiter, botCheck });
  const deps: IdentityDeps = { ...options, captcha, events: createSessionEvents() };
  const db: Queryable = deps.pool;
  return {
    module: identityModule(deps),
    async findMember(token, brand) {
      const sessionHash = hashToken(token);
      const found = await findSession(db, { sessionHash, brandId: brand.id });
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
    removeExpired: () => removeExpired(deps),
    hashCount: () => deps.hasher.count(),
    onSessionEnded: deps.events.onEnded,
    endedSince: (since) => readEndedSince(db, since),
  };
}

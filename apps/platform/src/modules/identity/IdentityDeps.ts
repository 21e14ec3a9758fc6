import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import type { Client, Pool, Queryable } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Clock } from '@baize/server/clock';
import type { SealKey } from '#kit/seal.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { BotCheck } from './createBotCheck.ts';
import type { Captcha } from './createCaptcha.ts';
import type { Hasher } from './createHasher.ts';
import type { SessionEvents } from './events.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

/** What identity needs of the wallet, handed in by whoever puts the platform together. */
type WalletDoor = Readonly<{
  openMemberAccounts(
    client: Client,
    accounts: { brandId: number; memberId: bigint; currencies: readonly string[] },
  ): Promise<void>;
  /** Posts one transfer; the same key again changes nothing. */
  post(transfer: {
    brandId: number;
    memberId: bigint;
    currency: string;
    scope: string;
    key: string;
    kind: LedgerKind;
    content: string;
    debit: `house.${string}`;
    credit: 'main';
    amount: bigint;
  }): Promise<unknown>;
  setAccountState(
    db: Queryable,
    change: { brandId: number; memberId: bigint; state: 'open' | 'closed' },
  ): Promise<unknown>;
}>;

/** What identity needs of the games: a launch token is of no more use than the session that it came from. */
type GamesDoor = Readonly<{
  endOpenings(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<void>;
}>;

/** What somebody gets who registers by a link. */
type Offer = Readonly<{
  linkId: bigint;
  ownerId: bigint;
  type: 0 | 2;
  terms: Readonly<{ rebateBps: number; prizeGroup: number }>;
}>;

/** What identity needs of the agents: every account but a trial has its place in their tree. */
type AgentsDoor = Readonly<{
  joinTree(
    client: Client,
    newcomer: {
      brandId: number;
      memberId: bigint;
      type: number;
      invitedBy?: bigint | undefined;
      terms?: Readonly<{ rebateBps: number; prizeGroup: number }> | undefined;
    },
  ): Promise<void>;
  /** What the code of an agent's open registration link offers. */
  offerOf(db: Queryable, link: { brandId: number; code: string }): Promise<Offer | undefined>;
  /** Uses it up by one, in the transaction that opens the account; refuses with `invitation_code_error`. */
  takeOffer(client: Client, use: { brandId: number; offer: Offer; memberId: bigint }): Promise<void>;
}>;

/** What identity tells of somebody whom a member has brought, in the transaction that opens the account. */
type ReferralsDoor = Readonly<{
  noteArrival(
    client: Client,
    arrival: {
      brandId: number;
      memberId: bigint;
      referrer: Readonly<{ memberId: bigint; account: string }>;
      ip: string;
      cookies: Readonly<Record<string, string | undefined>>;
    },
  ): Promise<void>;
}>;

/** What a code proves, and nothing else: one sent to log in changes no password. */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'verification' | 'binding';

export type CodeToSend = Readonly<{
  brand: Brand;
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  /** A number in E.164 or an e-mail address, in the form that identity keeps. */
  recipient: string;
  /** Ties the code to one attempt, where it must be of no use for another. */
  attempt?: string;
  ip: string;
  language: string;
  /** False does the same work and sends nothing, for numbers that no account has. */
  isWanted: boolean;
  /** Whether a browser that has been in the account asks, or somebody with its password. */
  isOwner: boolean;
}>;

export type CodeToTake = Readonly<{
  brandId: number;
  purpose: CodePurpose;
  /** The recipient that the code was sent to. */
  number: string;
  code: string;
  attempt?: string;
}>;

/** Codes of six digits, sent by text message or mail and taken once. */
export type CodesDoor = Readonly<{
  /** Refuses with `sms_too_soon`, `too_many_requests` or `delivery_failed`. */
  send(code: CodeToSend): Promise<{ expiredMinutes: number }>;
  /** True once, for the right code in time and within five tries. */
  take(code: CodeToTake): Promise<boolean>;
  /** The same within a transaction: a wrong try counts only if that commits, a right one is back if it does not. */
  takeWithin(db: Queryable, code: CodeToTake): Promise<boolean>;
}>;

/** What identity writes to members, in the transaction of what it is about. */
export type NoticesDoor = Readonly<{
  /** Asked before the transaction, since it takes a connection of its own. */
  languageOf(member: { brandId: number; memberId: bigint }): Promise<string>;
  paymentPasswordChanged(
    client: Client,
    change: { brandId: number; memberId: bigint; hash: string; language: string },
  ): Promise<void>;
}>;

/** What identity needs of the outbox. */
export type OutboxDoor = Readonly<{
  add(
    db: Queryable,
    message: Readonly<{
      brandId: number;
      channel: 'sms' | 'email';
      purpose: CodePurpose | 'recoveryLink' | 'firstPassword';
      recipient: string;
      language: string;
      fields: Readonly<Partial<Record<'brand' | 'code' | 'minutes' | 'link' | 'account' | 'password', string>>>;
      minutes: number;
      isWanted?: boolean;
    }>,
  ): Promise<void>;
  canSend(channel: 'sms' | 'email'): boolean;
}>;

/** What the identity service says of somebody; `tokenHash` names the token, which counts once. */
export type IdentityClaims = Readonly<{
  provider: 'phone' | 'google' | 'facebook';
  subject: string;
  /** E.164, with the provider phone only. */
  phoneNumber: string | undefined;
  email: string | undefined;
  tokenHash: Buffer;
  expiresAt: Date;
}>;

/** Tokens of the identity service that the brand's settings name. */
export type IdentityTokensDoor = Readonly<{
  /** Checks signature, issuer, audience, times and subject; refuses with `identity_token_invalid`. Uses nothing up. */
  verify(token: string, brand: Brand): Promise<IdentityClaims>;
}>;

export type IdentityDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  hasher: Hasher;
  botCheck: BotCheck;
  captcha: Captcha;
  clock: Clock;
  sealKey: Pick<SealKey, 'privateKey'>;
  /** What operators give out as a first password; whoever comes in by it has to choose another. */
  defaultPassword: string | undefined;
  /** ISO 3166-1 alpha-2 of an address, or nothing. */
  countryOf(address: string): string;
  wallet: WalletDoor;
  games: GamesDoor;
  agents: AgentsDoor;
  referrals: ReferralsDoor;
  events: SessionEvents;
  log: Logger;
  codes: CodesDoor;
  outbox: OutboxDoor;
  /** Seals the secrets of authenticator apps, which the database keeps and must not know. */
  secrets: SecretBox;
  notices: NoticesDoor;
  /** Where the installation is reached from outside; mailed links take its scheme and port, never a caller's words. */
  publicUrl: string;
  identityTokens: IdentityTokensDoor;
}>;

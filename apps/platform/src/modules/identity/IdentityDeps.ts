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

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

/** Identity's dependencies on the wallet, injected by the composition. */
type WalletDoor = Readonly<{
  openMemberAccounts(
    client: Client,
    accounts: { brandId: number; memberId: bigint; currencies: readonly string[] },
  ): Promise<void>;
  /** Posts one transfer, idempotent by key. */
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

/** Identity's dependencies on the games: a launch token is valid only as long as its session. */
type GamesDoor = Readonly<{
  endOpenings(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<void>;
}>;

/** The terms of a registration link. */
type Offer = Readonly<{
  linkId: bigint;
  /** Null for the house: the account stands at the top. */
  ownerId: bigint | null;
  type: 0 | 2;
  terms: Readonly<{ rebateBps: number; prizeGroup: number }>;
}>;

/** Identity's dependencies on the agents: every account but a trial is in their tree. */
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
  /** The terms of an open registration link's code. */
  offerOf(db: Queryable, link: { brandId: number; code: string }): Promise<Offer | undefined>;
  /** Uses it once, in the transaction that opens the account; refuses with `invitation_code_error`. */
  takeOffer(client: Client, use: { brandId: number; offer: Offer; memberId: bigint }): Promise<void>;
}>;

type PromotionsDoor = Readonly<{
  /** Notifies the referral promotion of a referred member, in the transaction that opens the account. */
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
  /** Has promotions look at a profile that was completed, in the transaction that saves it. */
  noteFact(client: Client, member: { brandId: number; memberId: bigint }): Promise<void>;
}>;

/** What a code is for: one for logging in does not change a password. */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'verification' | 'binding';

export type CodeToSend = Readonly<{
  brand: Brand;
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  /** A number in E.164 or an e-mail address, normalised. */
  recipient: string;
  /** Binds the code to one attempt. */
  attempt?: string;
  ip: string;
  language: string;
  /** False does the same work without sending, for numbers without an account. */
  isWanted: boolean;
  /** Whether the request comes from a browser known to the account, or with its password. */
  isOwner: boolean;
}>;

export type CodeToTake = Readonly<{
  brandId: number;
  purpose: CodePurpose;
  /** The code's recipient. */
  number: string;
  code: string;
  attempt?: string;
}>;

/** Single-use codes of six digits, sent by text message or mail. */
export type CodesDoor = Readonly<{
  /** Refuses with `sms_too_soon`, `too_many_requests` or `delivery_failed`. */
  send(code: CodeToSend): Promise<{ expiredMinutes: number }>;
  /** True once, for the right code in time and within five tries. */
  take(code: CodeToTake): Promise<boolean>;
  /** The same within a transaction: a wrong try counts only if it commits, a right code is restored if it does not. */
  takeWithin(db: Queryable, code: CodeToTake): Promise<boolean>;
}>;

/** Messages to members, in the transaction they are about. */
export type NoticesDoor = Readonly<{
  /** Read before the transaction, since it needs a connection of its own. */
  languageOf(member: { brandId: number; memberId: bigint }): Promise<string>;
  paymentPasswordChanged(
    client: Client,
    change: { brandId: number; memberId: bigint; hash: string; language: string },
  ): Promise<void>;
}>;

/** Identity's dependencies on the outbox. */
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

/** Claims of an identity token; `tokenHash` identifies the token, which is single-use. */
export type IdentityClaims = Readonly<{
  provider: 'phone' | 'google' | 'facebook';
  subject: string;
  /** E.164, for the provider phone only. */
  phoneNumber: string | undefined;
  email: string | undefined;
  tokenHash: Buffer;
  expiresAt: Date;
}>;

/** Tokens of the identity service in the brand's settings. */
export type IdentityTokensDoor = Readonly<{
  /**
   * Verifies signature, issuer, audience, times and subject; refuses with `identity_token_invalid`. Does not use the
   * token.
   */
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
  /** The default password for first logins, which has to be changed. */
  defaultPassword: string | undefined;
  /** ISO 3166-1 alpha-2 of an address, or empty. */
  countryOf(address: string): string;
  wallet: WalletDoor;
  games: GamesDoor;
  agents: AgentsDoor;
  promotions: PromotionsDoor;
  events: SessionEvents;
  log: Logger;
  codes: CodesDoor;
  outbox: OutboxDoor;
  /** Encrypts the secrets of authenticator apps at rest. */
  secrets: SecretBox;
  notices: NoticesDoor;
  /** The installation's public URL; mailed links use its scheme and port, never a caller's input. */
  publicUrl: string;
  identityTokens: IdentityTokensDoor;
}>;

import type { LocalTexts } from '@baize/contract/localText';
import type { Outcome } from '#modules/wallet/index.ts';

/** A lottery day begins at this hour in the brand's time zone; every other day at midnight. */
export const LOTTERY_HOURS = 2;

/** A vendor with a valid credential, for the duration of one request. */
export type Vendor = Readonly<{
  id: number;
  code: string;
  name: string;
  /** The name of its protocol. */
  dialect: string;
  operatorId: string;
  supplierUrl: string;
  launchOrigins: readonly string[];
  isEnabled: boolean;
  /** What a correction takes beyond the balance becomes a debt; otherwise such a correction is refused. */
  mayOwe: boolean;
  /** Publishes a list of its rounds, which can be compared with the ledger. */
  listsRounds: boolean;
  /** Plays free rounds that the house gives: asks the wallet for them, or is told. */
  hasFreeRounds: boolean;
  /** Reports what our wallet refused for good, and takes a decision on it. */
  hasDesk: boolean;
}>;

/** Shown to members during a vendor's maintenance, by language. */
export type WindowNotice = LocalTexts;

/** How a vendor's games are opened. */
export type Opening = {
  /** Those of its launch origins whose pages the game hosts of the brand serve too. */
  mirroredOrigins: string[];
  /** Whether its pages may be shown in a frame of ours. */
  isFrameable: boolean;
};

/** How a brand offers a vendor, and the current maintenance window. */
export type Standing = Readonly<{
  position: number;
  badge: '' | 'NEW' | 'HOT';
  maintenance: Readonly<{ until: string; notice: WindowNotice }> | null;
  opening: Readonly<Opening>;
}>;

/** The brand of a vendor's call, found among those of the vendor's credential. */
export type VendorBrand = Readonly<{
  id: number;
  code: string;
  currency: string;
  subPartnerId: string;
  /** False while brand or vendor are in maintenance or the vendor is disabled: no new stakes. */
  isOpen: boolean;
}>;

/** The member, brand and vendor of a call: the same in every dialect. */
export type CallOrigin = Readonly<{
  vendor: Vendor;
  brand: VendorBrand;
  memberId: bigint;
  /** SHA-256 of the launch token in hex; undefined if the vendor sent none. */
  tokenHash: string | undefined;
  currency: string;
}>;

export type RoundOrigin = CallOrigin & Readonly<{ round: string; game: string }>;

/** Why a call was refused; each dialect maps it to its own codes. */
export type Reason =
  | 'token_unknown'
  | 'token_expired'
  | 'token_foreign'
  | 'user_unknown'
  | 'user_disabled'
  | 'partner_closed'
  | 'game_closed'
  | 'currency_wrong'
  | 'insufficient_funds'
  /** A limit of the game. */
  | 'limit_reached'
  /** A limit that the member set, or that was set for the member. */
  | 'member_limit'
  | 'duplicate_differs'
  | 'transaction_unknown'
  | 'transaction_rolled_back'
  | 'transaction_settled';

/** The answer to a call: `balance` is the spendable balance right after it was first carried out. */
export type PlayAnswer =
  | Readonly<{
      isAccepted: true;
      balance: bigint;
      isReplayed: boolean;
      /** There was nothing to roll back: the named transaction is refused if it arrives later. */
      isTombstone?: true;
      /** The additional payment of a pool. */
      jackpot?: bigint;
    }>
  | Readonly<{ isAccepted: false; reason: Reason; balance?: bigint }>;

export type TokenState = 'absent' | 'unknown' | 'foreign' | 'expired' | 'currency' | 'game' | 'alive';

/** The database's result for one posted item. */
export type Posted = Readonly<{
  outcome: Outcome;
  tokenState: TokenState;
  isReplayed: boolean;
  balance: bigint;
  balanceNow: bigint;
}>;

/** A round as stored. */
export type RoundRow = {
  id: bigint;
  vendorId: number;
  round: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  adjusted: bigint;
  validBet: bigint;
  /** Paid by the house: the stake cost the member nothing. */
  isFree: boolean;
  status: 'open' | 'won' | 'lost' | 'cancelled';
  startedAt: Date;
  updatedAt: Date;
};

/** A round with a profit; `win` is the total return, in 1/100,000. */
export type WonRound = {
  memberId: bigint;
  vendorId: number;
  gameCode: string;
  currency: string;
  win: bigint;
  startedAt: Date;
  endedAt: Date;
};

/** Sums over several rounds. */
export type RoundTotals = { rounds: number; bet: bigint; validBet: bigint; win: bigint; adjusted: bigint };

const tokenReasons: Record<TokenState, Reason> = {
  absent: 'token_unknown',
  unknown: 'token_unknown',
  foreign: 'token_foreign',
  expired: 'token_expired',
  currency: 'currency_wrong',
  game: 'game_closed',
  // A valid token is refused only if no free round is left.
  alive: 'limit_reached',
};

/**
 * Turns the ledger's result into the answer. `closed` is why new calls are refused (a game or brand is disabled); it
 * counts only if the ledger did not know the call already.
 */
export function answerOf(posted: Posted, closed: Reason | undefined): PlayAnswer {
  switch (posted.outcome) {
    case 'applied':
      return { isAccepted: true, balance: posted.balance, isReplayed: posted.isReplayed };
    case 'tombstoned':
      return { isAccepted: true, balance: posted.balance, isReplayed: posted.isReplayed, isTombstone: true };
    case 'already_reversed':
      return { isAccepted: true, balance: posted.balance, isReplayed: true };
    case 'insufficient_funds':
      return { isAccepted: false, reason: 'insufficient_funds', balance: posted.balance };
    case 'account_closed':
    case 'excluded':
    case 'time_out':
      return { isAccepted: false, reason: 'user_disabled' };
    case 'balance_limit':
    case 'session_limit':
    case 'stake_limit':
    case 'loss_limit':
    case 'deposit_limit':
      return { isAccepted: false, reason: 'member_limit' };
    case 'conflict':
      return { isAccepted: false, reason: 'duplicate_differs' };
    case 'cancelled':
    case 'reference_reversed':
      return { isAccepted: false, reason: 'transaction_rolled_back' };
    case 'account_missing':
      return { isAccepted: false, reason: 'user_unknown' };
    case 'reference_missing':
      return { isAccepted: false, reason: 'transaction_unknown' };
    case 'reference_settled':
      return { isAccepted: false, reason: 'transaction_settled' };
    case 'unsound':
      throw new Error('What the books take no such item of is no answer.');
    case 'unknown_key':
      return { isAccepted: false, reason: closed ?? tokenReasons[posted.tokenState] };
  }
}

/** The vendor's name for the member: the brand and the number, without personal data. */
export function userOf(brandCode: string, memberId: bigint): string {
  return `${brandCode}-${memberId}`;
}

/** Parses a vendor's `user`; undefined unless it is exactly what `userOf` writes for this brand. */
export function memberIdOf(user: string, brandCode: string): bigint | undefined {
  const digits = user.startsWith(`${brandCode}-`) ? user.slice(brandCode.length + 1) : '';
  return /^[1-9]\d{0,17}$/.test(digits) ? BigInt(digits) : undefined;
}

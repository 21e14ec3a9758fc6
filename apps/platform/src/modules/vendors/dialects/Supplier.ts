import type { ListedGame } from '../codec/ListedGame.ts';
import type { vendorLanguage } from '../codec/vendorLanguage.ts';
import type { KnownVendor } from '../KnownVendor.ts';

export type SupplierDeps = Readonly<{
  clock: () => number;
  /** Time-out while a member waits for a vendor. */
  deadlineMs: number;
}>;

export type Language = keyof typeof vendorLanguage;

export type LaunchRequest = Readonly<{
  gameCode: string;
  currency: string;
  language: Language;
  device: 'desktop' | 'mobile';
  ip: string;
  lobbyUrl: string;
  subPartnerId: string;
  /** Absent: fun play with the vendor's own money. The token is empty for transfer wallets. */
  player?: { user: string; token: string };
}>;

export type RoundRequest = Readonly<{ round: string; user: string; language?: Language | undefined }>;

/** How a round went, as its vendor words it. Amounts are 1/100,000 units. */
export type RoundCourse = Readonly<{
  phases: readonly Readonly<{
    heading: string;
    win: bigint;
    wins: readonly Readonly<{ what: string; amount: bigint }>[];
  }>[];
  /** What the player was asked and which answer was taken; null while the round waits for it. */
  decision: Readonly<{ answers: readonly string[]; taken: number | null }> | null;
}>;

/** A vendor's details of a round: replay and proof, and its course where the vendor tells it. */
export type RoundDetails = {
  round: string;
  url: string;
  verifyUrl?: string | undefined;
  proof?: { serverSeedHash: string; serverSeed: string | null; clientSeed: string; nonce: string } | undefined;
  course?: RoundCourse | undefined;
};

/** Rounds of one game at one stake that the house pays, as a vendor is told of them. Amounts are 1/100,000 units. */
export type FreeGrant = Readonly<{
  /** What the vendor names in the bets that are played of them. */
  reward: string;
  user: string;
  gameCode: string;
  currency: string;
  stake: bigint;
  rounds: number;
  endsAt: Date;
}>;

/** A round as a vendor lists it now. Amounts are 1/100,000 units. */
export type ListedRound = Readonly<{
  round: string;
  user: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  state: 'open' | 'settled' | 'cancelled';
  startedAt: string;
}>;

/** A page of such a list; `next` is the cursor, empty at the end. */
export type ListedPage = Readonly<{ rounds: readonly ListedRound[]; next: string }>;

/** A round that our wallet refused for good and that is pending at the vendor. */
export type DeskRound = Readonly<{
  round: string;
  user: string;
  subPartnerId: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  call: 'win' | 'rollback';
  reason: string;
  attempts: number;
  isAsking: boolean;
  since: string;
}>;

export type DeskState = 'stuck' | 'settled' | 'rolledBack' | 'closed';

/**
 * Our calls to a vendor, in a common form. All throw SupplierError without a usable answer. Every dialect has list and
 * launch; optional methods are left out where the protocol has none.
 */
export type Supplier = Readonly<{
  listGames(known: KnownVendor): Promise<ListedGame[]>;
  /** The URL that opens the game in a member's browser. */
  gameUrl(known: KnownVendor, request: LaunchRequest): Promise<string>;
  round?(known: KnownVendor, request: RoundRequest): Promise<RoundDetails>;
  /** Makes the vendor reveal the seed of a round, and returns the round as it is then. */
  reveal?(known: KnownVendor, request: RoundRequest): Promise<RoundDetails>;
  /** The rounds of one brand that began in a period, page by page. */
  listRounds?(
    known: KnownVendor,
    asked: Readonly<{ subPartnerId: string; from: Date; to: Date; after: string }>,
  ): Promise<ListedPage>;
  /** Has the vendor offer free rounds in its game; the same again is the same grant. For vendors that do not ask for them. */
  giveFree?(known: KnownVendor, grant: FreeGrant): Promise<void>;
  /** What is left of such a grant is offered no more. */
  takeFree?(known: KnownVendor, grant: Pick<FreeGrant, 'reward'>): Promise<void>;
  listDesk?(known: KnownVendor, subPartnerId: string): Promise<readonly DeskRound[]>;
  /** Makes the vendor retry at our wallet, or give the round up for the given reason. */
  decideDesk?(
    known: KnownVendor,
    decision: Readonly<{ act: 'retry' | 'close'; round: string; by: string; reason: string }>,
  ): Promise<{ state: DeskState }>;
}>;

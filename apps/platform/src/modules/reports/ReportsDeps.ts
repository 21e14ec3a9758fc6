import type { Pool } from '#kit/db.ts';
import type { SignIn } from '#modules/identity/index.ts';
import type { GameDisplay, HourOfRounds } from '#modules/vendors/index.ts';

type LatestRound = {
  id: bigint;
  memberId: bigint;
  account: string;
  face: Pick<GameDisplay, 'vendorName' | 'name'>;
  currency: string;
  bet: bigint;
  win: bigint;
  adjusted: bigint;
  status: 'open' | 'won' | 'lost' | 'cancelled';
  startedAt: Date;
};

type Waiting = Promise<{ count: number; oldestAt: Date | null }>;

/** The overview's figures, each provided by the module that owns its rows. Amounts in 1/100,000. */
type OverviewFacts = {
  pendingDeposits(brandId: number): Waiting;
  waitingWithdrawals(brandId: number): Waiting;
  waitingPapers(brandId: number): Waiting;
  approvedDeposits(brandId: number, currency: string, since: Date): Promise<bigint>;
  newMembers(brandId: number, since: Date): Promise<number>;
  rounds(brandId: number, currency: string, since: Date): Promise<{ rounds: number; bet: bigint; win: bigint }>;
  hours(brandId: number, currency: string, timeZone: string): Promise<HourOfRounds[]>;
  latestRounds(brandId: number, limit: number): Promise<LatestRound[]>;
  latestSignIns(brandId: number, limit: number): Promise<SignIn[]>;
};

/** What waits for operators, each counted by the module that owns its rows. */
type Queues = {
  bills(brandId: number): Waiting;
  moves(brandId: number): Waiting;
  candidates(brandId: number): Waiting;
  applications(brandId: number): Waiting;
  redemptions(brandId: number): Waiting;
  proposals(brandId: number): Waiting;
  feeds(brandId: number): Waiting;
};

export type ReportsDeps = {
  pool: Pool;
  facts: OverviewFacts;
  queues: Queues;
};

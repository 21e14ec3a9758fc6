import type { LocalTexts } from '@baize/contract/localText';
import type { Vendor } from './rules.ts';

export type FreeStatus = 'requested' | 'rejected' | 'active' | 'finished' | 'expired' | 'cancelled';

/** Rounds of one game at one stake that the house pays for a member. Amounts are 1/100,000 units. */
export type FreeRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  vendorId: number;
  gameCode: string;
  currency: string;
  stake: bigint;
  rounds: number;
  used: number;
  /** What the rounds that were played have brought. */
  won: bigint;
  endsAt: Date;
  /** By the database's clock, also where no job has written it down yet. */
  status: FreeStatus;
  /** The vendor was told; most ask by themselves. */
  isTold: boolean;
  requesterId: bigint;
  requester: string;
  approver: string;
  reason: string;
  createdAt: Date;
  endedAt: Date | null;
};

/** A game that can be played free, and the stakes to choose from. */
export type FreeOffer = Readonly<{
  vendor: Vendor;
  gameCode: string;
  name: LocalTexts;
  stakes: readonly bigint[];
}>;

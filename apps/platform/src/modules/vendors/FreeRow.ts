import type { LocalTexts } from '@baize/contract/localText';
import type { Vendor } from './rules.ts';

export type FreeStatus = 'requested' | 'rejected' | 'active' | 'finished' | 'expired' | 'cancelled';

/** Free rounds: rounds of one game at one stake that the house pays for a member. Amounts are 1/100,000 units. */
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
  /** The winnings of the rounds played so far. */
  won: bigint;
  endsAt: Date;
  /** By the database's clock, even if no job has stored it yet. */
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

/** A game with free rounds, and its possible stakes. */
export type FreeOffer = Readonly<{
  vendor: Vendor;
  gameCode: string;
  name: LocalTexts;
  stakes: readonly bigint[];
}>;

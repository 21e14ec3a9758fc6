import type { Told } from './MessageRow.ts';

/** A red envelope as stored. Amounts are in 1/100,000 of the currency. */
export type EnvelopeRow = {
  id: bigint;
  brandId: number;
  roomId: bigint;
  requestId: string;
  greeting: Told;
  currency: string;
  amount: bigint;
  shares: number;
  perNetwork: number;
  commitment: string;
  sealedSeed: Buffer;
  seed: string | null;
  taken: number;
  given: bigint;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endedBy: string;
  /** By the database's clock. */
  isOver: boolean;
};

/** Who took which share. */
export type ShareRow = { envelopeId: bigint; place: number; memberId: bigint; handle: string; amount: bigint };

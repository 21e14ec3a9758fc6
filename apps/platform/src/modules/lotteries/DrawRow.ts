export type DrawState = 'scheduled' | 'open' | 'closed' | 'awaiting' | 'drawn' | 'settled' | 'void';

/** A draw in its public form; the seed is null until it has been used. */
export type DrawRow = {
  id: bigint;
  lotteryId: number;
  brandId: number;
  no: string;
  opensAt: Date;
  closeAt: Date;
  drawAt: Date;
  state: DrawState;
  commitment: string | null;
  seed: string | null;
  ordersHash: string | null;
  orderCount: number | null;
  chainBefore: string | null;
  chain: string | null;
  stake: bigint;
  payout: bigint;
  result: number[] | null;
  resultNo: number;
  reason: string;
};

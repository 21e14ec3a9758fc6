import type { DrawState } from './DrawRow.ts';
import type { LotteryRow } from './LotteryRow.ts';

export type OrderLineRow = {
  playId: string;
  selection: string;
  unit: 'yuan' | 'jiao' | 'fen' | 'li';
  multiple: number;
  prizeGroup: number;
  lineCount: number;
  stake: string;
  /** Prize by prize, in the order of `keys`: what a winning line is paid, and how many lines won. */
  each: string[];
  keys: string[];
  hits: number[] | null;
};

export type OrderRow = Pick<LotteryRow, 'code' | 'family' | 'name'> & {
  id: bigint;
  brandId: number;
  memberId: bigint;
  requestId: string;
  digest: Buffer;
  currency: string;
  stake: bigint;
  rebate: bigint;
  payout: bigint;
  acceptedAt: Date;
  closeAt: Date;
  state: 'placed' | 'settled' | 'cancelled' | 'refunded';
  settledNo: number;
  chaseId: bigint | null;
  drawId: bigint;
  drawNo: string;
  drawAt: Date;
  drawState: DrawState;
  result: number[] | null;
  /** The clock of the database when this was read. */
  serverTime: Date;
  lines: OrderLineRow[];
};

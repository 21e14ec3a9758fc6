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
  /** By prize, in the order of `keys`: payout of a winning line, and number of winning lines. */
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
  /** The database's time of this read. */
  serverTime: Date;
  lines: OrderLineRow[];
};

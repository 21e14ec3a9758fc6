import type { LotteryRow } from './LotteryRow.ts';

export type ChaseRow = Pick<LotteryRow, 'code' | 'name'> & {
  id: bigint;
  brandId: number;
  memberId: bigint;
  digest: Buffer;
  mode: 'same' | 'multiple' | 'doubling' | 'profitRate';
  stopsOnWin: boolean;
  state: 'running' | 'ended' | 'stopped' | 'cancelled';
  draws: number;
  /** The first of them. */
  drawNo: string;
  closeAt: Date;
  /** Orders whose draw was settled, or refunded as void. */
  done: number;
  currency: string;
  stake: bigint;
  returned: bigint;
  payout: bigint;
  createdAt: Date;
};

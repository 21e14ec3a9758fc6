import type { LotteryRow } from './LotteryRow.ts';
import type { HeardCall } from './store/feeds.ts';

/** A feed as operators see it. */
export type OperatorFeedRow = {
  id: number;
  code: string;
  name: string;
  isOpen: boolean;
  isSandbox: boolean;
  hasKey: boolean;
  oldUntil: Date | null;
  version: number;
  updatedBy: string;
  lotteries: { gameCode: string; name: LotteryRow['name'] }[];
  change: {
    id: string;
    kind: 'create' | 'key' | 'lotteries' | 'open';
    gameCodes: string[] | null;
    keepsOld: boolean;
    proposedBy: string;
    reason: string;
    createdAt: string;
  } | null;
  calls: (HeardCall & { at: string })[];
};

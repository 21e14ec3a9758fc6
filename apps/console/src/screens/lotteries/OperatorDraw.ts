import type { listDraws, listLotteries, OutputOf } from '@baize/contract';

export type OperatorDraw = OutputOf<typeof listDraws>['page']['content'][number];
export type OperatorLottery = OutputOf<typeof listLotteries>[number];

/** What an operator can be about to do with a draw. */
export type DrawAct = 'result' | 'void' | 'approve' | 'reject' | 'risk';

import type { listStuckRounds, OutputOf } from '@baize/contract';

export type StuckRound = OutputOf<typeof listStuckRounds>['rounds'][number];

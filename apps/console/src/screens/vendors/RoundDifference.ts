import type { listDifferences, OutputOf } from '@baize/contract';

export type RoundDifference = OutputOf<typeof listDifferences>['content'][number];

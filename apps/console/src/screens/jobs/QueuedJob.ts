import type { listQueue, OutputOf } from '@baize/contract';

export type QueuedJob = OutputOf<typeof listQueue>['content'][number];

import type { listOutbox, OutputOf } from '@baize/contract';

export type OutboxMessage = OutputOf<typeof listOutbox>['content'][number];

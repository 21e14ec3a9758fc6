import type { listMessages, OutputOf } from '@baize/contract';

export type Message = OutputOf<typeof listMessages>['content'][number];

import type { OutputOf, session } from '@baize/contract';

/** What a login or a registration answers: a session that can be taken over. */
export type Opened = OutputOf<{ output: typeof session }>;

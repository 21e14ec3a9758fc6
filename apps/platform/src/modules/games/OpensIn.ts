import type { launchGame, OutputOf } from '@baize/contract';

/** Where a game's page is shown. */
export type OpensIn = OutputOf<typeof launchGame>['opensIn'];

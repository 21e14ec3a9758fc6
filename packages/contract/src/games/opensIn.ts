import * as z from 'zod/mini';

/** Where a game's page is shown: in a frame of the theatre, or in a tab of its own. */
export const opensIn = z.enum(['frame', 'tab']);

import * as z from 'zod/mini';
import { game } from './listGames.ts';
import { opensIn } from './opensIn.ts';

/** A game that was launched. The address is valid for one opening. */
export const opening = z.strictObject({
  url: z.string(),
  /** Where the page may be shown: some vendors forbid that theirs stands in a frame of another site. */
  opensIn,
  game,
});

import { transact } from '@baize/server/transact';
import { holdMarks, insertFavourite } from '../store/marks.ts';

/** Maximum favourites, so that a member cannot fill the table. */
const MOST_FAVOURITES = 200;

type Mark = { brandId: number; memberId: bigint; gameId: number };

/** Adds a game to a member's favourites, idempotent; false at the maximum. */
export function markGame(pool: Parameters<typeof transact>[0], mark: Mark): Promise<boolean> {
  return transact(pool, async (client) => {
    await holdMarks(client, mark);
    return insertFavourite(client, { ...mark, most: MOST_FAVOURITES });
  });
}

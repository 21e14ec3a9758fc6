import { transact } from '@baize/server/transact';
import { holdMarks, insertFavourite } from '../store/marks.ts';

/** More than anybody looks through; without an end a member could fill the table. */
const MOST_FAVOURITES = 200;

type Mark = { brandId: number; memberId: bigint; gameId: number };

/** Marks a game for a member, once; false when there is no room for another one. */
export function markGame(pool: Parameters<typeof transact>[0], mark: Mark): Promise<boolean> {
  return transact(pool, async (client) => {
    await holdMarks(client, mark);
    return insertFavourite(client, { ...mark, most: MOST_FAVOURITES });
  });
}

import { games } from '../games.ts';
import type { Studio } from '../Studio.ts';
import { listOverdue } from './store.ts';
import { takeChoice } from './takeChoice.ts';

/** Takes the usual choice for players who have not come back in time, so that every round ends. Returns how many. */
export async function takeOverdueChoices(studio: Studio): Promise<number> {
  const overdue = await listOverdue(studio.pool, studio.clock(), 50);
  await Promise.all(overdue.map(({ id, gameCode }) => takeChoice(studio, id, games[gameCode]?.choice?.usual ?? 0)));
  return overdue.length;
}

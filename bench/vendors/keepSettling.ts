import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export type Settling = {
  /** Waits for the last settlement. */
  stop(): Promise<void>;
  /** Orders settled so far. */
  orders(): number;
};

const RESULTS = [
  [9, 8, 7, 6, 5],
  [1, 2, 3, 4, 5],
];
const LOOK_MS = 100;

/**
 * Gives a draw another result whenever the platform's own job has settled it, and invalidates the page cache in
 * between, so that the job never rests and pages are rendered again.
 */
export function keepSettling(owner: pg.Pool, drawId: bigint): Settling {
  let isOver = false;
  let turns = 0;
  let orders = 0;
  const isSettled = async (): Promise<boolean> => {
    const { rows } = await owner.query<{ is: boolean }>(
      'select settled_at is not null as is from lotteries_draws where id = $1',
      [drawId],
    );
    return rows[0]?.is ?? false;
  };
  const work = (async () => {
    while (!isOver) {
      await owner.query(
        `update lotteries_draws set settled_at = null, state = 'drawn', result_no = result_no + 1, result = $2 where id = $1`,
        [drawId, RESULTS[turns % RESULTS.length]],
      );
      turns += 1;
      while (!(await isSettled())) {
        await owner.query(
          `update games_games set names = names || jsonb_build_object('EN', 'Bench ' || $1::text) where game_code = 'bench-game'`,
          [turns],
        );
        await wait(LOOK_MS);
      }
      const { rows } = await owner.query<{ n: number }>(
        'select count(*)::integer as n from lotteries_orders where draw_id = $1',
        [drawId],
      );
      orders += rows[0]?.n ?? 0;
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await work;
    },
    orders: () => orders,
  };
}

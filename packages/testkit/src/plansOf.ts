import type pg from 'pg';

/** The plans of the statements of `work`, in their order. Each is run, and answers no rows. */
export async function plansOf(
  owner: Pick<pg.Pool, 'query'>,
  work: (db: pg.Pool) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const explaining = {
    query: async (statement: string | pg.QueryConfig, given: unknown[] = []) => {
      const { text, values = given } = typeof statement === 'string' ? { text: statement } : statement;
      const { rows } = await owner.query<Record<string, string>>(
        `explain (analyze, buffers, timing off) ${text}`,
        values,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return { rows: [] };
    },
  };
  await work(explaining as unknown as pg.Pool);
  return plans;
}

/** Rows read by the widest node of a plan over all its loops, filtered ones included. */
export const rowsRead = (plan: string): number =>
  Math.max(
    0,
    ...[...plan.matchAll(/Scan.*?actual rows=([\d.]+) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    ),
    ...[...plan.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g)].map(([, rows]) => Number(rows)),
  );

/** Pages of tables and indexes that a plan touched, as often as it touched them. */
export const pagesRead = (plan: string): number => {
  const [, hit, read] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
  return Number(hit ?? 0) + Number(read ?? 0);
};

/** How often a plan descended into an index. */
export const searches = (plan: string): number =>
  [...plan.matchAll(/Index Searches: (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
